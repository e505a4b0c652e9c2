CREATE TABLE "weekly_reports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"sent_week" date
);
--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;