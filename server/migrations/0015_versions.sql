ALTER TABLE "catalogue_revisions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_revisions" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "catalogue_revisions" AS "revision" SET "version" = "counted"."version"
FROM (
  SELECT "item_id", "number", row_number() OVER (PARTITION BY "item_id" ORDER BY "number") AS "version"
  FROM "catalogue_revisions"
) AS "counted"
WHERE "counted"."item_id" = "revision"."item_id" AND "counted"."number" = "revision"."number";--> statement-breakpoint
UPDATE "catalogue_revisions" AS "revision" SET "published_at" = "item"."changed_at"
FROM "catalogue_items" AS "item"
WHERE "item"."id" = "revision"."item_id" AND "item"."published_revision" = "revision"."number";
