CREATE TABLE "part_reports" (
	"part" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_failure_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
ALTER TABLE "website_visits" ADD COLUMN "is_bot" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- By hand: whoever had not allowed statistics is no longer named beside a visit. Only with consent
-- were the browser's own words kept, and every browser's have this sign.
UPDATE "website_visits" SET "user_id" = NULL
WHERE "user_id" IS NOT NULL AND coalesce("user_agent", '') NOT LIKE '%/%';--> statement-breakpoint
UPDATE "content_analytics" AS content SET "user_id" = NULL
WHERE content."user_id" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "website_visits" AS visit
  WHERE visit."created_at" = content."created_at" AND visit."user_id" = content."user_id"
);
