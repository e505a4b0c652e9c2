CREATE TABLE "superseded_certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"course_id" uuid NOT NULL,
	"course_title" text NOT NULL,
	"lessons" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "superseded_certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "superseded_certificates" ADD CONSTRAINT "superseded_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "superseded_certificates" ADD CONSTRAINT "superseded_certificates_course_id_catalogue_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "superseded_certificates_holder" ON "superseded_certificates" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "superseded_certificates_course" ON "superseded_certificates" USING btree ("course_id");