CREATE TABLE "event_recordings" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"video_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"series_id" uuid,
	"date" date,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "event_recordings_problem" CHECK ("event_recordings"."problem" in ('name', 'tooLarge', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "event_recordings" ADD CONSTRAINT "event_recordings_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_recordings" ADD CONSTRAINT "event_recordings_series_id_events_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_recordings_video" ON "event_recordings" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "event_recordings_series" ON "event_recordings" USING btree ("series_id");