CREATE TABLE "plan_changes" (
	"accountant_uuid" uuid PRIMARY KEY NOT NULL,
	"changed_on" date NOT NULL,
	"plan_type" smallint,
	"plan_end_date" date,
	"has_used_trial" boolean NOT NULL,
	"businesses_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trial_end_date" date;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_accountant_uuid_users_uuid_fk" FOREIGN KEY ("accountant_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;