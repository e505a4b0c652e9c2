CREATE TABLE "visit_periods_due" (
	"kind" text NOT NULL,
	"begin" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_periods_due_kind_begin_pk" PRIMARY KEY("kind","begin")
);
--> statement-breakpoint
CREATE TABLE "visit_rollup_state" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"noted_until" bigint NOT NULL,
	"hours_until" timestamp with time zone NOT NULL,
	"days_until" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_rollup_state_one" CHECK ("visit_rollup_state"."is_only")
);
--> statement-breakpoint
-- By hand: unlogged, so that no backup, archive or replica ever contains a salt.
CREATE UNLOGGED TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits_daily" (
	"day" date NOT NULL,
	"section" text NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer NOT NULL,
	"entries" integer NOT NULL,
	"exits" integer NOT NULL,
	CONSTRAINT "visits_daily_day_section_dimension_value_pk" PRIMARY KEY("day","section","dimension","value")
);
--> statement-breakpoint
CREATE TABLE "visits_hourly" (
	"hour" timestamp with time zone NOT NULL,
	"section" text NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "visits_hourly_hour_section_dimension_value_pk" PRIMARY KEY("hour","section","dimension","value")
);
--> statement-breakpoint
ALTER TABLE "website_visits" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "website_visits" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "website_visits" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "website_visits" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "website_visits" ADD COLUMN "day_visitor" bigint;--> statement-breakpoint
-- By hand: a constant first, because a default that is computed for each row rewrites the table.
ALTER TABLE "website_visits" ADD COLUMN "written_by" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website_visits" ALTER COLUMN "written_by" SET DEFAULT pg_current_xact_id()::text::bigint;--> statement-breakpoint
-- By hand: a partitioned table has no concurrent build. A BRIN index is one quick pass, and visits
-- that can't be written meanwhile get 503.
DO $$ BEGIN
	CREATE INDEX "website_visits_written_by" ON "website_visits" USING brin ("written_by");
END $$;--> statement-breakpoint
-- By hand: unqualified, because the partitions have other names; not validated, because all columns are empty.
ALTER TABLE "website_visits" ADD CONSTRAINT "website_visits_facets" CHECK ("origin_country" ~ '^[A-Z]{2}$' and octet_length("language") = 2 and "device" in ('desktop', 'mobile', 'tablet') and octet_length("browser") <= 90) NOT VALID;--> statement-breakpoint
-- By hand: all hours there are become due. Done here, because a job's statement may not run that long.
INSERT INTO "visit_periods_due" ("kind", "begin")
SELECT DISTINCT 'hour', date_trunc('hour', "created_at", 'UTC') FROM "website_visits";--> statement-breakpoint
INSERT INTO "visit_rollup_state" ("noted_until", "hours_until", "days_until")
VALUES (1, 'epoch', 'epoch');
