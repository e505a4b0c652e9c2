-- Nothing reads it since the release before this one; event_occurrences holds what was in it.
-- squawk-ignore ban-drop-table
DROP TABLE "event_exceptions" CASCADE;
