ALTER TABLE "profiles" ADD COLUMN "staff_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Whoever administers the academy today keeps everything.
UPDATE "profiles" SET "staff_roles" = '{owner}' WHERE "role" = 'admin';
