ALTER TABLE "visit_rollup_state" ADD COLUMN "visitors_cleared_until" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "source" text;