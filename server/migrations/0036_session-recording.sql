ALTER TABLE "event_occurrences" ADD COLUMN "is_recorded" boolean;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_recorded" boolean DEFAULT false NOT NULL;