CREATE TABLE "sessions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"accountant_uuid" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"browser" text,
	"operating_system" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_accountant_uuid_users_uuid_fk" FOREIGN KEY ("accountant_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_accountant" ON "sessions" USING btree ("accountant_uuid");