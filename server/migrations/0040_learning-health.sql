-- Built inside the migration's transaction: a million marks take seconds, and devices send again what waits.
-- squawk-ignore-file require-concurrent-index-creation
CREATE INDEX "certificates_issued" ON "certificates" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "lesson_marks_first" ON "lesson_marks" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "lesson_marks_done" ON "lesson_marks" USING btree ("done_at") WHERE "lesson_marks"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "quiz_attempts_handed_in" ON "quiz_attempts" USING btree ("handed_in_at");