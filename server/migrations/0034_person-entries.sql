CREATE TABLE "person_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text,
	"kind" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_entries_kind" CHECK ("person_entries"."kind" in ('note', 'mail')),
	CONSTRAINT "person_entries_subject" CHECK (("person_entries"."subject" is not null) = ("person_entries"."kind" = 'mail'))
);
--> statement-breakpoint
ALTER TABLE "person_entries" ADD CONSTRAINT "person_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_entries" ADD CONSTRAINT "person_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_entries_newest" ON "person_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "person_entries_author" ON "person_entries" USING btree ("author_id");