CREATE TABLE "course_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"course_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"shown_name" text,
	"written_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_rule" text,
	"hidden_rules_version" integer,
	"hidden_remark" text,
	CONSTRAINT "course_reviews_stars" CHECK ("course_reviews"."stars" between 1 and 5),
	CONSTRAINT "course_reviews_reasons" CHECK (num_nonnulls("course_reviews"."hidden_at", "course_reviews"."hidden_rule", "course_reviews"."hidden_rules_version", "course_reviews"."hidden_remark") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_catalogue_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_reviews_one" ON "course_reviews" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "course_reviews_course" ON "course_reviews" USING btree ("course_id","written_at");--> statement-breakpoint
CREATE INDEX "course_reviews_latest" ON "course_reviews" USING btree ("written_at");