CREATE TABLE "chat_digests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"learning_reminders" boolean DEFAULT true NOT NULL,
	"community_digest" text DEFAULT 'off' NOT NULL,
	"time_zone" text,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "learning_reminders" (
	"user_id" text NOT NULL,
	"course_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_reminders_user_id_course_id_sent_at_pk" PRIMARY KEY("user_id","course_id","sent_at"),
	CONSTRAINT "learning_reminders_kind" CHECK ("learning_reminders"."kind" in ('unopened', 'unfinished'))
);
--> statement-breakpoint
ALTER TABLE "chat_digests" ADD CONSTRAINT "chat_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_preferences" ADD CONSTRAINT "email_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_reminders" ADD CONSTRAINT "learning_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_reminders" ADD CONSTRAINT "learning_reminders_course_id_catalogue_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_reminders_course" ON "learning_reminders" USING btree ("course_id");