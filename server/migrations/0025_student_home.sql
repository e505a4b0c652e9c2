CREATE TABLE "learning_goals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"days_per_week" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_goals_days" CHECK ("learning_goals"."days_per_week" between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "learning_goals" ADD CONSTRAINT "learning_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;