CREATE TABLE "business_settings" (
	"business_uuid" uuid PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"business_uuid" uuid PRIMARY KEY NOT NULL,
	"request" uuid NOT NULL,
	"owner" uuid,
	"lease_until" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_logs" (
	"accountant_uuid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"event_type" text NOT NULL,
	"description" text NOT NULL,
	"business_uuid" uuid,
	"session_id" text,
	"metadata" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_logs_accountant_uuid_id_pk" PRIMARY KEY("accountant_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "password_recoveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_recoveries_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings_changes" (
	"business_uuid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"accountant_uuid" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "settings_changes_business_uuid_id_pk" PRIMARY KEY("business_uuid","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_used_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "session_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "captcha" text;--> statement-breakpoint
ALTER TABLE "password_recoveries" ADD CONSTRAINT "password_recoveries_user_uuid_users_uuid_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collections_due" ON "collections" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "password_recoveries_user" ON "password_recoveries" USING btree ("user_uuid");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_document_number_unique" UNIQUE("document_number");