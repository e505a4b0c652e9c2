ALTER TABLE "moderation_events" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "moderation_statements" ADD COLUMN "picture_alt" text;