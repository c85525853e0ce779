CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"accountant_uuid" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"epoch" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_accountant_uuid_device_hash_pk" PRIMARY KEY("accountant_uuid","device_hash")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_accountant_uuid_users_uuid_fk" FOREIGN KEY ("accountant_uuid") REFERENCES "public"."users"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_expiry" ON "attempts" USING btree ("expire");