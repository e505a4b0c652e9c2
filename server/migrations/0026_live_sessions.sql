CREATE TABLE "event_attendances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_attendances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"series_id" uuid NOT NULL,
	"date" date NOT NULL,
	"user_id" text,
	"is_member" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_occurrences" (
	"series_id" uuid NOT NULL,
	"date" date NOT NULL,
	"cancelled_at" timestamp with time zone,
	"moved_to" text,
	"duration_minutes" integer,
	"title" text,
	"host" text,
	"meeting_url" text,
	"capacity" integer,
	"recording_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "event_occurrences_series_id_date_pk" PRIMARY KEY("series_id","date")
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"series_id" uuid NOT NULL,
	"date" date NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"ticket" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_ticket_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"since" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	"time_zone" text NOT NULL,
	"day_reminder_for" timestamp with time zone,
	"hour_reminder_for" timestamp with time zone,
	CONSTRAINT "event_registrations_series_id_date_user_id_pk" PRIMARY KEY("series_id","date","user_id"),
	CONSTRAINT "event_registrations_state" CHECK ("event_registrations"."state" in ('registered', 'waiting', 'offered')),
	CONSTRAINT "event_registrations_offer" CHECK (("event_registrations"."state" = 'offered') = ("event_registrations"."offered_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "event_series" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL,
	"slug" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ends_before" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendances" ADD CONSTRAINT "event_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendances" ADD CONSTRAINT "event_attendances_occurrence_fk" FOREIGN KEY ("series_id","date") REFERENCES "public"."event_occurrences"("series_id","date") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_series_id_events_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_recording_id_videos_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_occurrence_fk" FOREIGN KEY ("series_id","date") REFERENCES "public"."event_occurrences"("series_id","date") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_series_id_events_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_attendances_once" ON "event_attendances" USING btree ("series_id","date","user_id");--> statement-breakpoint
CREATE INDEX "event_attendances_user" ON "event_attendances" USING btree ("user_id") WHERE "event_attendances"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "event_attendances_joined" ON "event_attendances" USING btree ("joined_at");--> statement-breakpoint
CREATE INDEX "event_occurrences_moved_to" ON "event_occurrences" USING btree ("moved_to") WHERE "event_occurrences"."moved_to" is not null;--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_date" ON "event_registrations" USING btree ("date");--> statement-breakpoint
CREATE INDEX "event_registrations_offers" ON "event_registrations" USING btree ("offered_until") WHERE "event_registrations"."offered_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_series_name" ON "event_series" USING btree ("slug") WHERE "event_series"."event_id" = "event_series"."series_id";--> statement-breakpoint
CREATE INDEX "event_series_slug" ON "event_series" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "event_series_parts" ON "event_series" USING btree ("series_id");--> statement-breakpoint
-- By hand: addresses of what is planned already, made of its title; the second of the same title
-- has its id.
INSERT INTO "event_series" ("event_id", "series_id", "slug")
SELECT "id", "id",
  CASE WHEN "slug" = '' OR "nth" > 1 THEN "id"::text ELSE "slug" END
FROM (
  SELECT "id", "slug", row_number() OVER (PARTITION BY "slug" ORDER BY "created_at", "id") AS "nth"
  FROM (
    SELECT "id", "created_at", trim(both '-' from left(
      trim(both '-' from regexp_replace(lower("title"), '[^a-z0-9]+', '-', 'g')), 70)) AS "slug"
    FROM "events"
  ) AS titled
) AS named;--> statement-breakpoint
-- By hand: an occurrence is named by its day from now on, and says for itself that it is cancelled.
INSERT INTO "event_occurrences" ("series_id", "date", "cancelled_at", "moved_to", "revision", "changed_at")
SELECT exception."event_id", exception."occurrence_start"::date,
  CASE WHEN exception."moved_to" IS NULL THEN event."updated_at" END,
  to_char(exception."moved_to", 'YYYY-MM-DD"T"HH24:MI'), 1, event."updated_at"
FROM "event_exceptions" AS exception JOIN "events" AS event ON event."id" = exception."event_id"
ON CONFLICT DO NOTHING;
