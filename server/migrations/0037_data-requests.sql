ALTER TABLE "users" ADD COLUMN "erasure_requested_by" text;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "requested_by" text;