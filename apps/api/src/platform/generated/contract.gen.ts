// Made from openapi/ by `npm run generate`. Do not edit.
export const contract: Record<string, unknown> = {
 "openapi": "3.1.0",
 "info": {
  "title": "Contapro API",
  "version": "0.1.0",
  "summary": "Vouchers and tax figures of the companies that an accountant in Peru reviews.",
  "description": "Amounts are decimal text in soles with two places (\"2189.40\"), dates are civil dates (`YYYY-MM-DD`), tax periods are `YYYYMM`.\nEvery failure answers one shape, `Error`, whose `message` is Spanish and ready to show; clients decide by `code`, never by text.\nA company of another accountant answers exactly like one that does not exist (404).\nParameters and fields that an operation does not name are refused (400), so that a mistyped filter never answers everything.\nA client takes an answer without its optional fields: a `default` stands for the field, and what has none is not shown.\n",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  }
 },
 "servers": [
  {
   "url": "/",
   "description": "The web app and the API share one origin; another host is configuration."
  }
 ],
 "security": [
  {
   "accessToken": []
  }
 ],
 "tags": [
  {
   "name": "access",
   "description": "Signing in and the signed-in accountant."
  },
  {
   "name": "businesses",
   "description": "The companies under review and their tax periods."
  },
  {
   "name": "uploads",
   "description": "Register files and vouchers that the accountant uploads."
  },
  {
   "name": "dashboard",
   "description": "Figures of one tax period."
  },
  {
   "name": "vouchers",
   "description": "The vouchers behind the figures, and their files."
  },
  {
   "name": "observations",
   "description": "What the rules doubt, and what the accountant decides."
  },
  {
   "name": "detractions",
   "description": "Detractions of purchases and their deposits."
  },
  {
   "name": "perceptions",
   "description": "Perceptions that a company suffered."
  },
  {
   "name": "retentions",
   "description": "Retentions that a company suffered."
  },
  {
   "name": "pdt",
   "description": "Figures to declare with Formulario 621."
  },
  {
   "name": "reports",
   "description": "Files for SUNAT, for Siscont and for Excel."
  },
  {
   "name": "plans",
   "description": "Subscription plans."
  },
  {
   "name": "settings",
   "description": "What an accountant sets for a company."
  },
  {
   "name": "credentials",
   "description": "SOL user and API key of a company."
  },
  {
   "name": "partners",
   "description": "The entry of partner software."
  },
  {
   "name": "events",
   "description": "What accountants did."
  }
 ],
 "paths": {
  "/app/internal/users/sign-in": {
   "post": {
    "operationId": "signIn",
    "tags": [
     "access"
    ],
    "summary": "Sign in",
    "description": "Wrong address and wrong password answer the same 401 USER_PASSWORD_INCORRECT. Wrong passwords are limited for each address on each device, with waits that grow.",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "email",
         "password"
        ],
        "additionalProperties": false,
        "properties": {
         "email": {
          "$ref": "#/components/schemas/email"
         },
         "password": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The password."
         }
        }
       },
       "examples": {
        "demo": {
         "summary": "A demo account",
         "value": {
          "email": "demo@contapro.pe",
          "password": "Contapro2026"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Signed in.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/access"
        },
        "examples": {
         "group-a": {
          "summary": "Group A",
          "value": {
           "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           "ab_test_group": "A"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/wrong-password"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/users": {
   "post": {
    "operationId": "createUser",
    "tags": [
     "access"
    ],
    "summary": "Create an account",
    "description": "The account starts on the free trial of plan 1 (decisions 34). Limited per client.",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/new-user"
       },
       "examples": {
        "accountant": {
         "summary": "A freelance accountant",
         "value": {
          "name": "Rosa Elvira",
          "last_name": "Quispe Mamani",
          "document_number": "40000001",
          "email": "rosa@example.com",
          "phone_number": "900000001",
          "accountant_profile": "Contador Freelance",
          "password": "Contapro2026"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Registered and signed in.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/access"
        },
        "examples": {
         "group-a": {
          "summary": "Group A",
          "value": {
           "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           "ab_test_group": "A"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "409": {
      "$ref": "#/components/responses/user-registered"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/account-refused"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/users/recover-password": {
   "post": {
    "operationId": "requestPasswordRecovery",
    "tags": [
     "access"
    ],
    "summary": "Send a recovery link",
    "description": "Sends a link with a recovery token to the address; the token can be used once and expires. Limited per address and client.",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "email"
        ],
        "additionalProperties": false,
        "properties": {
         "email": {
          "$ref": "#/components/schemas/email"
         }
        }
       },
       "examples": {
        "demo": {
         "summary": "A demo account",
         "value": {
          "email": "demo@contapro.pe"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The link is on its way."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "404": {
      "$ref": "#/components/responses/user-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/mail-unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   },
   "get": {
    "operationId": "validateRecoveryToken",
    "tags": [
     "access"
    ],
    "summary": "Whether a recovery link still holds",
    "description": "Checks the token without using it. One of the two parameters is required. The header keeps the token out of addresses, which proxies and servers log.",
    "security": [],
    "parameters": [
     {
      "name": "Recovery-Token",
      "in": "header",
      "description": "The token of the link; takes precedence over `recovery_token`.",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 200
      }
     },
     {
      "name": "recovery_token",
      "in": "query",
      "description": "The token of the link, as the specification names it.",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 200
      }
     }
    ],
    "responses": {
     "204": {
      "description": "It holds."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "404": {
      "$ref": "#/components/responses/recovery-token-invalid"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/users/password": {
   "put": {
    "operationId": "resetPassword",
    "tags": [
     "access"
    ],
    "summary": "Set a new password",
    "description": "Uses up the recovery token and ends every session of the account.",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "token",
         "password"
        ],
        "additionalProperties": false,
        "properties": {
         "token": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The token of the recovery link."
         },
         "password": {
          "$ref": "#/components/schemas/new-password"
         }
        }
       },
       "examples": {
        "new": {
         "summary": "A new password",
         "value": {
          "token": "6mHk2b0pXgXvJ1yD",
          "password": "Contapro2027"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The new password holds."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "404": {
      "$ref": "#/components/responses/recovery-token-invalid"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/users-siscont": {
   "post": {
    "operationId": "createPartnerUser",
    "tags": [
     "partners"
    ],
    "summary": "Create an account from the partner software",
    "description": "The account has the profile Siscont (decisions 11). A partner's server sends its key as the bearer token: the address then counts as\nverified (decision 0068). Without a key it does not, until its owner sets a password by mail or the partner hands the account over.\nA password that our own rules refuse is not stored: its owner sets one by mail. Limited per client.\n",
    "security": [
     {},
     {
      "partnerKey": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/new-partner-user"
       },
       "examples": {
        "siscont": {
         "summary": "A customer of the partner",
         "value": {
          "razon_social": "EMPRESA DE PRUEBA S.A.C.",
          "document_number": "40000001",
          "email": "rosa@example.com",
          "phone_number": "900000001",
          "password": "clave-de-siscont"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Registered and signed in.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/access"
        },
        "examples": {
         "group-a": {
          "summary": "Group A",
          "value": {
           "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           "ab_test_group": "A"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/partner-key-invalid"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "409": {
      "$ref": "#/components/responses/user-registered"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/siscont/sign-in": {
   "post": {
    "operationId": "signInPartner",
    "tags": [
     "partners"
    ],
    "summary": "Sign in from the partner software",
    "description": "Like sign-in, with the address and password that the partner handed over (decisions 11). An account without a password answers 401\nPASSWORD_NOT_SET: its owner sets one by mail (`recover-password`). Limited together with `users/sign-in`.\n",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "email",
         "password"
        ],
        "additionalProperties": false,
        "properties": {
         "email": {
          "$ref": "#/components/schemas/email"
         },
         "password": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The password."
         }
        }
       },
       "examples": {
        "demo": {
         "summary": "A demo account",
         "value": {
          "email": "siscont@contapro.pe",
          "password": "Contapro2026"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Signed in.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "access_token",
          "status"
         ],
         "additionalProperties": false,
         "properties": {
          "access_token": {
           "type": "string",
           "description": "Bearer token; JWT with sub and sid."
          },
          "status": {
           "type": "string",
           "enum": [
            "SUCCESS"
           ],
           "description": "Login status of part 1 §4; every other one answers an error."
          }
         }
        },
        "examples": {
         "signed-in": {
          "summary": "Signed in",
          "value": {
           "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           "status": "SUCCESS"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/partner-password-refused"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/siscont/validate-token": {
   "get": {
    "operationId": "validatePartnerToken",
    "tags": [
     "partners"
    ],
    "summary": "Whether a handed-over token holds",
    "description": "Looks at the bearer token that came with the partner address (decisions 11).",
    "responses": {
     "204": {
      "description": "It holds."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/siscont/handovers": {
   "post": {
    "operationId": "createHandover",
    "tags": [
     "partners"
    ],
    "summary": "Hand a customer over from the partner's server",
    "description": "Asked by the partner's server, never by a browser: the bearer token is the partner's key (decision 0032). Answers a token that opens\n`/siscont/validate?handover=…` once, for two minutes, as this customer and for this company. Only accounts with the profile Siscont are\nhanded over. Wrong keys are limited per client.\n",
    "security": [
     {
      "partnerKey": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/new-handover"
       },
       "examples": {
        "company": {
         "summary": "A customer with a company",
         "value": {
          "email": "siscont@contapro.pe",
          "company": {
           "ruc": "20990000019",
           "razon_social": "EMPRESA DE PRUEBA S.A.C."
          }
         }
        },
        "customer": {
         "summary": "A customer alone",
         "value": {
          "email": "siscont@contapro.pe"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Handed over.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "handover",
          "expires_at"
         ],
         "additionalProperties": false,
         "properties": {
          "handover": {
           "type": "string",
           "description": "Sealed; goes into the address of the partner entry."
          },
          "expires_at": {
           "type": "string",
           "format": "date-time",
           "description": "From when it does not hold any more (UTC)."
          }
         }
        },
        "examples": {
         "handed-over": {
          "summary": "Handed over",
          "value": {
           "handover": "v1.c2VhbGVk",
           "expires_at": "2026-09-01T15:02:00.000Z"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/partner-key-invalid"
     },
     "404": {
      "$ref": "#/components/responses/user-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/siscont/handover-sign-in": {
   "post": {
    "operationId": "signInByHandover",
    "tags": [
     "partners"
    ],
    "summary": "Sign in with a handed-over token",
    "description": "Uses the token of `siscont/handovers` up, and answers whom and what it was made for. Limited per client.",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "handover"
        ],
        "additionalProperties": false,
        "properties": {
         "handover": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8192,
          "description": "As it stood in the address."
         }
        }
       },
       "examples": {
        "handover": {
         "summary": "A handed-over token",
         "value": {
          "handover": "v1.c2VhbGVk"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Signed in.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/handover-access"
        },
        "examples": {
         "company": {
          "summary": "With a company",
          "value": {
           "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
           "ab_test_group": "A",
           "email": "siscont@contapro.pe",
           "company": {
            "ruc": "20990000019",
            "razon_social": "EMPRESA DE PRUEBA S.A.C."
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/handover-refused"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me": {
   "get": {
    "operationId": "getMe",
    "tags": [
     "access"
    ],
    "summary": "The signed-in accountant",
    "description": "Who the token belongs to.",
    "responses": {
     "200": {
      "description": "The accountant.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/user"
        },
        "examples": {
         "demo": {
          "summary": "An accounting firm",
          "value": {
           "uuid": "0b6a2b1e-1c9e-4a53-8c3e-2f6f1a1f3c01",
           "name": "Rosa Elvira",
           "last_name": "Quispe Mamani",
           "document_number": "40000001",
           "email": "demo@contapro.pe",
           "phone_number": "900000001",
           "accountant_profile": "Estudio Contable",
           "subscription": {
            "plan_type": 1,
            "end_date": "2027-12-31"
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/me/email-confirmation": {
   "put": {
    "operationId": "confirmEmail",
    "tags": [
     "access"
    ],
    "summary": "Confirm the address of the account",
    "description": "Takes the token of the mail that a registration sends (decision 0068). Requires a session of the same account: the owner of an address cannot confirm an account that a stranger registered with it. May be repeated.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "token"
        ],
        "additionalProperties": false,
        "properties": {
         "token": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2048,
          "description": "The fragment of the mail's link."
         }
        }
       },
       "examples": {
        "token": {
         "summary": "The token of a mail",
         "value": {
          "token": "v1.c2VhbGVk"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The address is confirmed."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/email-confirmation-invalid"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me/sessions": {
   "get": {
    "operationId": "listSessions",
    "tags": [
     "access"
    ],
    "summary": "List the open sessions of the account",
    "description": "The sessions that still hold, at most the last hundred (decision 0069).",
    "responses": {
     "200": {
      "description": "The sessions.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/session-list"
        },
        "examples": {
         "two": {
          "summary": "This session and one on a phone",
          "value": {
           "sessions": [
            {
             "uuid": "0f8fad5b-d9cb-469f-a165-70867728950e",
             "is_current": true,
             "browser": "Chrome",
             "operating_system": "Windows",
             "created_at": "2026-09-01T13:05:00.000Z",
             "last_seen_at": "2026-09-01T15:40:00.000Z"
            },
            {
             "uuid": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
             "is_current": false,
             "browser": "Safari",
             "operating_system": "iOS",
             "created_at": "2026-09-01T12:00:00.000Z",
             "last_seen_at": "2026-09-01T14:10:00.000Z"
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/me/sessions/current": {
   "delete": {
    "operationId": "endSession",
    "tags": [
     "access"
    ],
    "summary": "End the session of the call",
    "description": "The access token of the call is refused from now on (decision 0069).",
    "responses": {
     "204": {
      "description": "The session has ended."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me/sessions/others": {
   "delete": {
    "operationId": "endOtherSessions",
    "tags": [
     "access"
    ],
    "summary": "End the other sessions of the account",
    "description": "Their access tokens are refused from now on (decision 0069). The session of the call stays. May be repeated.",
    "responses": {
     "204": {
      "description": "The other sessions have ended."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me/upload-check": {
   "post": {
    "operationId": "checkUpload",
    "tags": [
     "uploads"
    ],
    "summary": "Ask whether an upload is within the limits",
    "description": "Refuses what the upload itself would be refused for, before a file is sent (decision 0071). Nothing is reserved.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "files",
         "bytes",
         "largest_file_bytes"
        ],
        "additionalProperties": false,
        "properties": {
         "files": {
          "type": "integer",
          "minimum": 1,
          "maximum": 9007199254740991,
          "description": "How many files."
         },
         "bytes": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991,
          "description": "Size of all files."
         },
         "largest_file_bytes": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991,
          "description": "Size of the largest file."
         }
        }
       },
       "examples": {
        "month": {
         "summary": "Two registers and a zip",
         "value": {
          "files": 3,
          "bytes": 5242880,
          "largest_file_bytes": 4194304
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The upload is within the limits."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/upload-too-large"
     },
     "429": {
      "$ref": "#/components/responses/upload-limit-reached"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me/businesses": {
   "post": {
    "operationId": "registerBusiness",
    "tags": [
     "businesses"
    ],
    "summary": "Register a company",
    "description": "The SOL password and the API secret are sealed at rest, never returned and never logged.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "ruc",
         "name",
         "username",
         "passwordSOL",
         "terms",
         "privacy"
        ],
        "additionalProperties": false,
        "properties": {
         "ruc": {
          "$ref": "#/components/schemas/ruc"
         },
         "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1500,
          "description": "Razón social."
         },
         "username": {
          "type": "string",
          "pattern": "^[A-Z0-9]{8}$",
          "description": "SOL user (part 1 §5)."
         },
         "passwordSOL": {
          "type": "string",
          "minLength": 1,
          "maxLength": 12,
          "description": "Clave SOL."
         },
         "terms": {
          "type": "boolean",
          "const": true,
          "description": "Terms accepted."
         },
         "privacy": {
          "type": "boolean",
          "const": true,
          "description": "Privacy policy accepted."
         },
         "sunat_api_key": {
          "type": "string",
          "maxLength": 100,
          "description": "Client id of the SUNAT API; optional."
         },
         "sunat_api_secret": {
          "type": "string",
          "maxLength": 100,
          "description": "Its secret; optional."
         },
         "paternal_surname": {
          "type": "string",
          "maxLength": 100,
          "description": "Natural persons (RUC 10…); optional."
         },
         "maternal_surname": {
          "type": "string",
          "maxLength": 100,
          "description": "Natural persons; optional."
         },
         "given_names": {
          "type": "string",
          "maxLength": 100,
          "description": "Natural persons; optional."
         }
        }
       },
       "examples": {
        "company": {
         "summary": "A company",
         "value": {
          "ruc": "20990000019",
          "name": "EMPRESA DE PRUEBA S.A.C.",
          "username": "PRUEBA01",
          "passwordSOL": "clave123",
          "terms": true,
          "privacy": true
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Registered.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/business"
        },
        "examples": {
         "company": {
          "summary": "Its data are still to come",
          "value": {
           "uuid": "3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11",
           "name": "EMPRESA DE PRUEBA S.A.C.",
           "ruc": "20990000019",
           "status": "IN_PROGRESS",
           "exists_periods_processed": false,
           "missing_permissions": [],
           "accountant_uuid": "0b6a2b1e-1c9e-4a53-8c3e-2f6f1a1f3c01",
           "registered": true
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "409": {
      "$ref": "#/components/responses/conflict"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me/event-logs": {
   "post": {
    "operationId": "createEventLog",
    "tags": [
     "events"
    ],
    "summary": "Keep an event",
    "description": "Events are kept per accountant, and nobody else can read them. Another accountant or company answers 404.",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/event-log"
       },
       "examples": {
        "view": {
         "summary": "A view of ten seconds",
         "value": {
          "event_type": "view",
          "description": "comprobantes",
          "accountant_uuid": "0b6a2b1e-1c9e-4a53-8c3e-2f6f1a1f3c01",
          "business_uuid": "3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11",
          "session_id": "01JD2Z9T6J8V",
          "metadata": {
           "timeStamp": "2026-09-01T15:00:00Z",
           "abTestGroup": "A",
           "tax_period": "202608"
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Kept."
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/event-owner-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me/subscription": {
   "post": {
    "operationId": "subscribe",
    "tags": [
     "plans"
    ],
    "summary": "Pick a plan",
    "description": "Starts today; no payment is taken (decisions 34). It can be undone for seven days (decisions 45).",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "plan_type",
         "free_trial"
        ],
        "additionalProperties": false,
        "properties": {
         "plan_type": {
          "$ref": "#/components/schemas/plan-type"
         },
         "free_trial": {
          "type": "boolean",
          "description": "Begin with the plan's free trial."
         }
        }
       },
       "examples": {
        "annual": {
         "summary": "The first annual plan",
         "value": {
          "plan_type": 5,
          "free_trial": false
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Picked.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/subscription"
        },
        "examples": {
         "annual": {
          "summary": "A year",
          "value": {
           "plan_type": 5,
           "end_date": "2027-09-01"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "409": {
      "$ref": "#/components/responses/trial-used"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/plan-refused"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/me/subscription/undo": {
   "post": {
    "operationId": "undoPlanChange",
    "tags": [
     "plans"
    ],
    "summary": "Undo the last change of plan",
    "description": "The plan before the change counts again, with its last day; a free trial that the change started is available again, up to its own last day.\nPossible for seven days, once, and if companies that were added since fit into the plan before (decisions 45).\n",
    "responses": {
     "200": {
      "description": "Undone.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/restored-plan"
        },
        "examples": {
         "annual": {
          "summary": "The annual plan of before",
          "value": {
           "subscription": {
            "plan_type": 7,
            "end_date": "2027-08-31"
           }
          }
         },
         "none": {
          "summary": "No plan before",
          "value": {
           "subscription": null
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "409": {
      "$ref": "#/components/responses/plan-change-final"
     },
     "422": {
      "$ref": "#/components/responses/plan-refused"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/plans": {
   "get": {
    "operationId": "listPlans",
    "tags": [
     "plans"
    ],
    "summary": "Plans on offer",
    "description": "Names, prices and trial days come from the configuration (decisions 34).",
    "responses": {
     "200": {
      "description": "The plans.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/plan-list"
        },
        "examples": {
         "two": {
          "summary": "One plan in its two forms",
          "value": {
           "plans": [
            {
             "plan_type": 1,
             "billing": "MONTHLY",
             "name": "Inicial",
             "description": "Para empezar con tus primeros clientes.",
             "price": "39.00",
             "max_businesses": 3,
             "trial_days": 15,
             "end_date": "2026-10-01",
             "trial_end_date": "2026-09-16"
            },
            {
             "plan_type": 5,
             "billing": "ANNUAL",
             "name": "Inicial",
             "description": "Para empezar con tus primeros clientes.",
             "price": "390.00",
             "max_businesses": 3,
             "trial_days": 15,
             "end_date": "2027-09-01",
             "trial_end_date": "2026-09-16"
            }
           ],
           "trial_available": false,
           "businesses_count": 2,
           "last_change": {
            "before": {
             "plan_type": 7,
             "end_date": "2027-08-31"
            },
            "undo_until": "2026-09-08"
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/accountant/dashboard/filters": {
   "get": {
    "operationId": "listBusinesses",
    "tags": [
     "businesses"
    ],
    "summary": "The accountant's companies",
    "description": "By status text in descending order, then by name (decisions 19).",
    "responses": {
     "200": {
      "description": "The companies.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "businesses"
         ],
         "additionalProperties": false,
         "properties": {
          "businesses": {
           "type": "array",
           "description": "All companies of the accountant.",
           "items": {
            "$ref": "#/components/schemas/business"
           }
          }
         }
        },
        "examples": {
         "none": {
          "summary": "A new account",
          "value": {
           "businesses": []
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/validate-by-ruc/{ruc}": {
   "get": {
    "operationId": "validateByRuc",
    "tags": [
     "businesses"
    ],
    "summary": "Whose company is this RUC",
    "description": "Tells exactly these three facts across all accounts (decisions 11); rate-limited.",
    "parameters": [
     {
      "name": "ruc",
      "in": "path",
      "required": true,
      "description": "The RUC to check.",
      "schema": {
       "$ref": "#/components/schemas/ruc"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "Somebody registered it.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "accountant_uuid",
          "name",
          "registered"
         ],
         "additionalProperties": false,
         "properties": {
          "accountant_uuid": {
           "type": "string",
           "format": "uuid",
           "description": "Its owner."
          },
          "name": {
           "type": "string",
           "description": "The company's name."
          },
          "registered": {
           "type": "boolean",
           "description": "Always true."
          }
         }
        },
        "examples": {
         "registered": {
          "summary": "A registered company",
          "value": {
           "accountant_uuid": "0b6a2b1e-1c9e-4a53-8c3e-2f6f1a1f3c01",
           "name": "EMPRESA DE PRUEBA S.A.C.",
           "registered": true
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/ruc-not-registered"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/periods": {
   "get": {
    "operationId": "listTaxPeriods",
    "tags": [
     "businesses"
    ],
    "summary": "Tax periods with vouchers, perceptions or retentions",
    "description": "Newest first; the first is the default (decisions 19).",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "responses": {
     "200": {
      "description": "The periods.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "tax_periods"
         ],
         "additionalProperties": false,
         "properties": {
          "tax_periods": {
           "type": "array",
           "description": "Newest first.",
           "items": {
            "$ref": "#/components/schemas/tax-period"
           }
          }
         }
        },
        "examples": {
         "two": {
          "summary": "Two months",
          "value": {
           "tax_periods": [
            "202608",
            "202607"
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/rule-changes": {
   "get": {
    "operationId": "listRuleChanges",
    "tags": [
     "businesses"
    ],
    "summary": "Figures that new rules changed",
    "description": "An update of the rules may change earlier periods. Empty once an accountant has confirmed the changes, and while the vouchers are reviewed.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/rule-changes"
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   },
   "patch": {
    "operationId": "confirmRuleChanges",
    "tags": [
     "businesses"
    ],
    "summary": "Confirm figures that new rules changed",
    "description": "Notes who has seen the named changes, and when. Answers those that are left; an unknown id changes nothing.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/seen-rule-changes"
       },
       "examples": {
        "one": {
         "summary": "One change",
         "value": {
          "seen": [
           7
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/rule-changes"
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/settings": {
   "get": {
    "operationId": "getSettings",
    "tags": [
     "settings"
    ],
    "summary": "Settings of a company",
    "description": "Every value, who changed what and when, and the padrón that is in use (decisions 30).",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "responses": {
     "200": {
      "description": "The settings.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/settings"
        },
        "examples": {
         "sample": {
          "$ref": "#/components/examples/settings"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   },
   "patch": {
    "operationId": "updateSettings",
    "tags": [
     "settings"
    ],
    "summary": "Change settings",
    "description": "Takes the values that are given, each whole, and notes who changed them. Figures and files follow at once; what the rules of observation go by is reviewed again in the background, while `is_reviewing` is true.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "minProperties": 1,
        "description": "The values to change.",
        "$ref": "#/components/schemas/settings-patch"
       },
       "examples": {
        "prorrata": {
         "summary": "A coefficient from August on",
         "value": {
          "prorrata": [
           {
            "from": "202608",
            "coefficient": "0.8542"
           }
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The settings as they are now.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/settings"
        },
        "examples": {
         "sample": {
          "$ref": "#/components/examples/settings"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/credentials": {
   "patch": {
    "operationId": "updateCredentials",
    "tags": [
     "credentials"
    ],
    "summary": "Change the SOL credentials",
    "description": "The company is read anew with them.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/credentials"
       },
       "examples": {
        "sol": {
         "summary": "A new Clave SOL",
         "value": {
          "username": "PRUEBA01",
          "password": "clave456"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Changed.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/business"
        },
        "examples": {
         "company": {
          "summary": "Its data are read anew",
          "value": {
           "uuid": "3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11",
           "name": "EMPRESA DE PRUEBA S.A.C.",
           "ruc": "20990000019",
           "status": "IN_PROGRESS",
           "exists_periods_processed": true,
           "missing_permissions": [],
           "accountant_uuid": "0b6a2b1e-1c9e-4a53-8c3e-2f6f1a1f3c01",
           "registered": true
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/validate-credentials": {
   "post": {
    "operationId": "validateCredentials",
    "tags": [
     "credentials"
    ],
    "summary": "Try the SOL credentials",
    "description": "Asks SUNAT, which takes up to a minute. What SUNAT says is the answer; an error is only what went wrong before.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "ruc",
         "username",
         "password"
        ],
        "additionalProperties": false,
        "properties": {
         "ruc": {
          "description": "RUC of the company that the address names.",
          "allOf": [
           {
            "$ref": "#/components/schemas/ruc"
           }
          ]
         },
         "username": {
          "type": "string",
          "pattern": "^[A-Z0-9]{8}$",
          "description": "SOL user (part 1 §5)."
         },
         "password": {
          "type": "string",
          "minLength": 1,
          "maxLength": 12,
          "description": "Clave SOL."
         },
         "sunat_api_key": {
          "type": "string",
          "maxLength": 100,
          "description": "Client id of the SUNAT API; optional."
         },
         "sunat_api_secret": {
          "type": "string",
          "maxLength": 100,
          "description": "Its secret; optional."
         }
        }
       },
       "examples": {
        "sol": {
         "summary": "SOL user and password",
         "value": {
          "ruc": "20990000019",
          "username": "PRUEBA01",
          "password": "clave456"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What SUNAT said.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/credentials-check"
        },
        "examples": {
         "taken": {
          "summary": "Taken",
          "value": {
           "code": 200,
           "source_validation": "portal-sunat"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/sunat-not-connected"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/uploads": {
   "post": {
    "operationId": "createUpload",
    "tags": [
     "uploads"
    ],
    "summary": "Upload register files and vouchers",
    "description": "Files are streamed; each is taken whole or not at all. Follow the upload by its uuid.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "multipart/form-data": {
       "schema": {
        "type": "object",
        "required": [
         "files"
        ],
        "properties": {
         "files": {
          "type": "array",
          "minItems": 1,
          "description": "RCE, RVIE and PLE files (txt, csv), XML vouchers, SUNAT's deposit report, the padrón reducido, or zip files of them.",
          "items": {
           "type": "string",
           "contentMediaType": "application/octet-stream"
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "Received; the work goes on.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/created-upload"
        },
        "examples": {
         "received": {
          "summary": "Received",
          "value": {
           "upload_uuid": "7c1f5f5e-0a34-4a44-9a0d-0d0f0b7a4b10",
           "state": "processing"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "413": {
      "$ref": "#/components/responses/upload-too-large"
     },
     "422": {
      "$ref": "#/components/responses/upload-refused"
     },
     "429": {
      "$ref": "#/components/responses/upload-limit-reached"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   },
   "get": {
    "operationId": "listUploads",
    "tags": [
     "uploads"
    ],
    "summary": "Uploads of a company",
    "description": "Newest first.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of uploads.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "data",
          "metadata"
         ],
         "additionalProperties": false,
         "properties": {
          "data": {
           "type": "array",
           "description": "The page.",
           "items": {
            "$ref": "#/components/schemas/upload"
           }
          },
          "metadata": {
           "type": "object",
           "required": [
            "pagination"
           ],
           "additionalProperties": false,
           "description": "About the list.",
           "properties": {
            "pagination": {
             "$ref": "#/components/schemas/pagination"
            }
           }
          }
         }
        },
        "examples": {
         "none": {
          "summary": "Nothing uploaded yet",
          "value": {
           "data": [],
           "metadata": {
            "pagination": {
             "total_items": 0,
             "total_pages": 0
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/uploads/{upload_uuid}": {
   "get": {
    "operationId": "getUpload",
    "tags": [
     "uploads"
    ],
    "summary": "One upload",
    "description": "State, progress and result of each file.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     },
     {
      "$ref": "#/components/parameters/upload-uuid"
     }
    ],
    "responses": {
     "200": {
      "description": "The upload.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/upload"
        },
        "examples": {
         "refused": {
          "summary": "A file with a wrong date",
          "value": {
           "upload_uuid": "7c1f5f5e-0a34-4a44-9a0d-0d0f0b7a4b10",
           "created_at": "2026-09-01T15:00:00Z",
           "state": "failed",
           "progress": 100,
           "files": [
            {
             "name": "propuesta.txt",
             "size_bytes": 3898,
             "state": "failed",
             "kind": "rce",
             "tax_period": "202608",
             "progress": 100,
             "rows_read": 12,
             "vouchers_new": 0,
             "vouchers_known": 0,
             "already_uploaded": false,
             "errors_total": 1,
             "errors": [
              {
               "line": 4,
               "field": "Fecha de emisión",
               "code": "DATE_INVALID",
               "message": "La fecha 31/02/2026 no existe."
              }
             ],
             "warnings_total": 0,
             "warnings": []
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/upload-not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/uploads/{upload_uuid}/undo": {
   "post": {
    "operationId": "undoUpload",
    "tags": [
     "uploads"
    ],
    "summary": "Undo an upload",
    "description": "Withdraws everything that the files of an upload brought: vouchers, figures, deposits and certificates are as if the files had never been uploaded.\nThe files of other uploads, decisions and entries by hand stay. Follow the upload to the end of it; its files are kept (`repeatUpload`).\nPossible for an upload of a person that is over and brought something. A padrón reducido is not undone: the next one replaces it.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     },
     {
      "$ref": "#/components/parameters/upload-uuid"
     }
    ],
    "responses": {
     "202": {
      "description": "Accepted; the work goes on.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/created-upload"
        },
        "examples": {
         "accepted": {
          "summary": "Accepted",
          "value": {
           "upload_uuid": "7c1f5f5e-0a34-4a44-9a0d-0d0f0b7a4b10",
           "state": "processing"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/upload-not-found"
     },
     "409": {
      "$ref": "#/components/responses/upload-not-undoable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/{uuid}/uploads/{upload_uuid}/repeat": {
   "post": {
    "operationId": "repeatUpload",
    "tags": [
     "uploads"
    ],
    "summary": "Ingest the files of an undone upload again",
    "description": "The kept files of an upload that was undone are taken in again, as a new upload.",
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     },
     {
      "$ref": "#/components/parameters/upload-uuid"
     }
    ],
    "responses": {
     "202": {
      "description": "The new upload; the work goes on.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/created-upload"
        },
        "examples": {
         "accepted": {
          "summary": "Accepted",
          "value": {
           "upload_uuid": "1b0a5c1e-52a4-4a4b-9a62-5b7d0d6f5c11",
           "state": "processing"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/upload-not-found"
     },
     "409": {
      "$ref": "#/components/responses/upload-not-repeatable"
     },
     "429": {
      "$ref": "#/components/responses/upload-limit-reached"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard/total-amount": {
   "get": {
    "operationId": "getTotalAmount",
    "tags": [
     "dashboard"
    ],
    "summary": "IGV of a period",
    "description": "The overview card (part 2 §2).",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "responses": {
     "200": {
      "description": "The figures.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/total-amount"
        },
        "examples": {
         "sample": {
          "summary": "The sample month",
          "value": {
           "total_amount_igv_sales": "2189.40",
           "total_amount_igv_purchase": "2091.43",
           "total_amount_igv_total": "97.97",
           "sum_positive_balance": "0.00",
           "flag_show_positive_balance": false,
           "positive_balance_period": null,
           "received_credit_notes_amount": "0.00",
           "left_credit_notes_amount": "0.00",
           "total_cpes_count": 21,
           "sales_cpes_count": 9,
           "purchase_credit_cpes_count": 10,
           "moved_credit_cpes_count": 0,
           "moved_credit_amount": "0.00",
           "total_amount": "14810.00",
           "flag_prorrata_missing": true,
           "missing_exchange_rate_count": 0,
           "missing_exchange_rate_sales_count": 0
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/purchase/dashboard": {
   "get": {
    "operationId": "getPurchaseDashboard",
    "tags": [
     "dashboard"
    ],
    "summary": "Purchases of a period",
    "description": "The purchases tab (part 2 §2).",
    "parameters": [
     {
      "$ref": "#/components/parameters/dashboard-filters"
     }
    ],
    "responses": {
     "200": {
      "description": "The figures.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/purchase-dashboard"
        },
        "examples": {
         "sample": {
          "summary": "The sample month",
          "value": {
           "non_taxable_amount": "909.00",
           "igv_10_taxable_amount": "200.00",
           "igv_10_amount": "21.00",
           "igv_10_label": "IGV 10.5%",
           "igv_18_taxable_amount": "11582.37",
           "igv_18_amount": "2084.83",
           "ivap_taxable_amount": "0.00",
           "ivap_amount": "0.00",
           "total_importe_total": "14810.00",
           "total_cpes_count": 12,
           "downloadable_cpes_count": 11,
           "deductible_count": 11,
           "not_deductible_count": 1,
           "observed_count": 0,
           "rce_cpes_count": 10,
           "rce_whole_cpes_count": 12,
           "observed_by_reason": [],
           "porcentage_previous_month": {
            "porcentage_total_purchases": null,
            "porcentage_cps_count": null
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/sales/dashboard": {
   "get": {
    "operationId": "getSalesDashboard",
    "tags": [
     "dashboard"
    ],
    "summary": "Sales of a period",
    "description": "The sales tab (part 2 §2).",
    "parameters": [
     {
      "$ref": "#/components/parameters/dashboard-filters"
     }
    ],
    "responses": {
     "200": {
      "description": "The figures.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/sales-dashboard"
        },
        "examples": {
         "sample": {
          "summary": "The sample month",
          "value": {
           "non_taxable_amount": "19100.00",
           "igv_10_taxable_amount": "1000.00",
           "igv_10_amount": "105.00",
           "igv_10_label": "IGV 10.5%",
           "igv_18_taxable_amount": "11580.00",
           "igv_18_amount": "2084.40",
           "ivap_taxable_amount": "0.00",
           "ivap_amount": "0.00",
           "total_count_fa": 5,
           "total_count_bv": 2,
           "total_count_nc": 2,
           "total_count_nd": 0,
           "total_count_other_codes": 0,
           "total_amount_fa": "34015.00",
           "total_amount_bv": "468.00",
           "total_amount_nc": "-613.60",
           "total_amount_nd": "0.00",
           "total_amount_other_codes": "0.00",
           "total_importe_total": "33869.40",
           "total_cpes_count": 9,
           "porcentage_previous_month": {
            "porcentage_total_sales": null,
            "porcentage_cps_count": null
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/dashboard/history": {
   "get": {
    "operationId": "getHistory",
    "tags": [
     "dashboard"
    ],
    "summary": "Twelve months",
    "description": "The evolution chart (part 2 §2); loads after the figures.",
    "parameters": [
     {
      "$ref": "#/components/parameters/history-filters"
     }
    ],
    "responses": {
     "200": {
      "description": "The figures.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/history"
        },
        "examples": {
         "two": {
          "summary": "Two of the twelve months",
          "value": {
           "history": {
            "202607": {
             "total_importe_total": "0.00",
             "total_cpes_count": 0
            },
            "202608": {
             "total_importe_total": "33869.40",
             "total_cpes_count": 9
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/all-invoices": {
   "get": {
    "operationId": "listVouchers",
    "tags": [
     "vouchers"
    ],
    "summary": "Vouchers of a period",
    "description": "Purchases (part 2 §2), or sales with operation_type VENTA; newest first.",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size"
     },
     {
      "name": "status",
      "in": "query",
      "description": "'0' all, '1' gasto deducible, '2' gasto no deducible, '3' observado (decisions 16).",
      "schema": {
       "type": "string",
       "enum": [
        "0",
        "1",
        "2",
        "3"
       ],
       "default": "0"
      }
     },
     {
      "name": "filter_by",
      "in": "query",
      "description": "One field at a time, together with value_filter (decisions 16).",
      "schema": {
       "type": "string",
       "enum": [
        "type",
        "series",
        "status",
        "provider",
        "serie_number"
       ]
      }
     },
     {
      "name": "value_filter",
      "in": "query",
      "description": "Key of the option; for serie_number what it begins with (`F001`, `F001-12`) or the number alone. Not without filter_by.",
      "schema": {
       "type": "string",
       "maxLength": 100
      }
     },
     {
      "name": "operation_type",
      "in": "query",
      "description": "Side of the register; purchases unless told otherwise.",
      "schema": {
       "$ref": "#/components/schemas/operation-type"
      }
     },
     {
      "name": "with_advices",
      "in": "query",
      "description": "Only sales that have an advice, together with any other filter. Not with purchases, and not with a figure.",
      "schema": {
       "type": "string",
       "enum": [
        "true"
       ]
      }
     },
     {
      "name": "figure",
      "in": "query",
      "description": "Exactly the vouchers that make up a figure of a screen, those of earlier registers too whose credit it counts. Not together with\nanother filter, and only a figure of the side that is listed.\n",
      "schema": {
       "$ref": "#/components/schemas/voucher-figure"
      }
     },
     {
      "name": "figure_reason",
      "in": "query",
      "description": "Only with the figure `observado`: the code of the first rule that doubts them, or `otros` for a reason without a name.",
      "schema": {
       "type": "string",
       "maxLength": 60
      }
     }
    ],
    "responses": {
     "200": {
      "description": "A page of vouchers.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/voucher-list"
        },
        "examples": {
         "none": {
          "summary": "Nothing found",
          "value": {
           "data": [],
           "metadata": {
            "pagination": {
             "total_items": 0,
             "total_pages": 0
            }
           },
           "summary": {
            "total_items": 0,
            "taxable_amount": "0.00",
            "igv_amount": "0.00",
            "igv_credit_amount": "0.00",
            "moved_credit_cpes_count": 0,
            "moved_credit_amount": "0.00",
            "total_amount": "0.00"
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/filter-all-invoices": {
   "get": {
    "operationId": "listVoucherFilterOptions",
    "tags": [
     "vouchers"
    ],
    "summary": "Filter options of a period",
    "description": "What the vouchers of the period can be filtered by.",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "name": "operation_type",
      "in": "query",
      "description": "Side of the register; purchases unless told otherwise.",
      "schema": {
       "$ref": "#/components/schemas/operation-type"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The options.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/voucher-filter-options"
        },
        "examples": {
         "none": {
          "summary": "A period without vouchers",
          "value": {
           "data": {
            "types_of_vouchers": {},
            "series_of_vouchers": {},
            "status_of_vouchers": {},
            "provider_of_vouchers": {},
            "serie_number_of_vouchers": []
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/all-invoices-files": {
   "post": {
    "operationId": "downloadVoucherFiles",
    "tags": [
     "vouchers"
    ],
    "summary": "Files of purchases",
    "description": "The mass download of Comprobantes de compra (part 2 §2): XML or JPEG of up to a hundred purchases of the period, as one zip.\n",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "ruc",
         "tax_period",
         "invoiceCodes",
         "type"
        ],
        "additionalProperties": false,
        "properties": {
         "ruc": {
          "$ref": "#/components/schemas/ruc"
         },
         "tax_period": {
          "$ref": "#/components/schemas/tax-period"
         },
         "page": {
          "type": "integer",
          "minimum": 1,
          "description": "Page the codes were chosen on; the codes alone decide."
         },
         "size": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "description": "Rows of that page; the codes alone decide."
         },
         "invoiceCodes": {
          "type": "array",
          "minItems": 1,
          "maxItems": 100,
          "uniqueItems": true,
          "description": "The vouchers: the chosen ones, or all of the page (decisions 16).",
          "items": {
           "type": "string",
           "minLength": 1,
           "maxLength": 80
          }
         },
         "type": {
          "type": "string",
          "enum": [
           "xml",
           "jpeg"
          ],
          "description": "Which file of each voucher."
         },
         "status": {
          "type": "string",
          "enum": [
           "0",
           "1",
           "2",
           "3"
          ],
          "description": "Status filter of the list the codes were chosen on (decisions 16); the codes alone decide."
         }
        }
       },
       "examples": {
        "one": {
         "summary": "The XML of one voucher",
         "value": {
          "ruc": "20990000019",
          "tax_period": "202608",
          "page": 1,
          "size": 20,
          "invoiceCodes": [
           "20990000027-01-F001-101"
          ],
          "type": "xml",
          "status": "0"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The zip.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/voucher-files-answer"
        },
        "examples": {
         "empty": {
          "summary": "A zip without content, for its shape",
          "value": {
           "zip_file": "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==",
           "missing_codes": [],
           "failed": []
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/voucher-files-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/voucher-not-printable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/observed": {
   "get": {
    "operationId": "listObservedVouchers",
    "tags": [
     "observations"
    ],
    "summary": "Observed purchases",
    "description": "Purchases that a rule doubts and nobody has decided about, newest first (part 2 §2, decisions 22).",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of vouchers.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/reviewed-voucher-list"
        },
        "examples": {
         "one": {
          "summary": "A detraction without deposit",
          "value": {
           "success": true,
           "data": [
            {
             "code": "20990000043-01-E001-12",
             "operation_type": "COMPRA",
             "tax_period": "202608",
             "issue_date": "2026-08-14",
             "due_date": null,
             "type": "01",
             "type_name": "Factura",
             "serie": "E001",
             "number": "12",
             "supplier_ruc": "20990000043",
             "supplier_business_name": "SERVICIOS Y AÑADIDOS TRES S.R.L.",
             "item_description": "Servicio de consultoría",
             "taxable_amount": "5000.00",
             "igv_amount": "900.00",
             "non_taxable_amount": "0.00",
             "total_amount": "5900.00",
             "igv_credit_amount": "0.00",
             "currency": "PEN",
             "exchange_rate": null,
             "exchange_rate_entry": null,
             "original_total_amount": null,
             "flag_missing_exchange_rate": false,
             "afecto_detraccion": "si",
             "igv_rate": "18",
             "status": "observado",
             "status_reasons": [
              {
               "code": "DETRACTION_WITHOUT_DEPOSIT",
               "message": "No encontramos el depósito completo de la detracción."
              }
             ],
             "igv_credit": "yes",
             "igv_credit_period": null,
             "igv_credit_reasons": [],
             "warnings": [],
             "igv_at_stake_amount": "900.00",
             "source": "proposal",
             "img_cpe_link": null,
             "xml_cpe_link": null,
             "observations": [
              {
               "code": "DETRACTION_WITHOUT_DEPOSIT",
               "name": "Detracción sin depósito",
               "message": "No encontramos el depósito completo de la detracción."
              }
             ],
             "advices": [
              {
               "code": "BANK_PAYMENT_NEEDED",
               "message": "Debe pagarse por un medio bancario (Ley 28194)."
              }
             ],
             "decision": null,
             "allowed_decisions": [
              "validate",
              "decline"
             ]
            }
           ],
           "summary": {
            "total_items": 1,
            "taxable_amount": "5000.00",
            "igv_amount": "900.00",
            "total_amount": "5900.00",
            "observed_count": 1,
            "rejected_count": 0,
            "validated_count": 11
           },
           "metadata": {
            "pagination": {
             "total_items": 1,
             "total_pages": 1
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/observed/validate/": {
   "patch": {
    "operationId": "validateVouchers",
    "tags": [
     "observations"
    ],
    "summary": "Validate purchases",
    "description": "Makes purchases gasto deducible, observed or declined ones (decisions 22). All of them or none; one that is gasto\ndeducible already stays as it is.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/decision-request"
       },
       "examples": {
        "one": {
         "summary": "One voucher",
         "value": {
          "cpes": [
           "20990000043-01-E001-12"
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/decided"
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/vouchers-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/decision-not-allowed"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/observed/decline/": {
   "patch": {
    "operationId": "declineVouchers",
    "tags": [
     "observations"
    ],
    "summary": "Decline purchases",
    "description": "Makes purchases gasto no deducible, observed or deductible ones (decisions 22). All of them or none; one that is gasto no\ndeducible already stays as it is. A credit note that is declined no longer subtracts: warn before (decisions 23).\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/decision-request"
       },
       "examples": {
        "one": {
         "summary": "One voucher",
         "value": {
          "cpes": [
           "20990000043-01-E001-12"
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/decided"
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/vouchers-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/decision-not-allowed"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/observed/undo/": {
   "patch": {
    "operationId": "undoDecisions",
    "tags": [
     "observations"
    ],
    "summary": "Undo decisions",
    "description": "Takes the accountant's decision back: the rules alone say again what the purchases are (decisions 17 and 22). All of them or none;\none that nobody has decided about stays as it is.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/decision-request"
       },
       "examples": {
        "one": {
         "summary": "One voucher",
         "value": {
          "cpes": [
           "20990000043-01-E001-12"
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/decided"
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/vouchers-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/decision-not-allowed"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/rejected": {
   "get": {
    "operationId": "listRejectedVouchers",
    "tags": [
     "observations"
    ],
    "summary": "Rejected purchases",
    "description": "Purchases that are gasto no deducible, declined by the accountant or by law, newest first (part 2 §2, decisions 22).",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/page-record"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of vouchers.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/reviewed-voucher-list"
        },
        "examples": {
         "none": {
          "summary": "Nothing found",
          "value": {
           "success": true,
           "data": [],
           "summary": {
            "total_items": 0,
            "taxable_amount": "0.00",
            "igv_amount": "0.00",
            "total_amount": "0.00",
            "observed_count": 0,
            "rejected_count": 0,
            "validated_count": 0
           },
           "metadata": {
            "pagination": {
             "total_items": 0,
             "total_pages": 0
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/validated": {
   "get": {
    "operationId": "listValidatedVouchers",
    "tags": [
     "observations"
    ],
    "summary": "Validated purchases",
    "description": "Purchases that are gasto deducible, validated by the accountant or doubted by no rule, newest first (part 2 §2, decisions 22).",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/owner-uuid"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of vouchers.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/reviewed-voucher-list"
        },
        "examples": {
         "none": {
          "summary": "Nothing found",
          "value": {
           "success": true,
           "data": [],
           "summary": {
            "total_items": 0,
            "taxable_amount": "0.00",
            "igv_amount": "0.00",
            "total_amount": "0.00",
            "observed_count": 0,
            "rejected_count": 0,
            "validated_count": 0
           },
           "metadata": {
            "pagination": {
             "total_items": 0,
             "total_pages": 0
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/validated-images": {
   "post": {
    "operationId": "downloadValidatedFiles",
    "tags": [
     "vouchers"
    ],
    "summary": "Files of validated purchases",
    "description": "The mass download of Validados (part 2 §7): XML or JPEG of up to a hundred purchases that are gasto deducible, as one zip.\n",
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "required": [
         "ruc",
         "tax_period",
         "invoiceCodes",
         "type"
        ],
        "additionalProperties": false,
        "properties": {
         "ruc": {
          "$ref": "#/components/schemas/ruc"
         },
         "tax_period": {
          "$ref": "#/components/schemas/tax-period"
         },
         "page": {
          "type": "integer",
          "minimum": 1,
          "description": "Page the codes were chosen on; the codes alone decide."
         },
         "size": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "description": "Rows of that page; the codes alone decide."
         },
         "invoiceCodes": {
          "type": "array",
          "minItems": 1,
          "maxItems": 100,
          "uniqueItems": true,
          "description": "The vouchers: the chosen ones, or all of the page (decisions 16).",
          "items": {
           "type": "string",
           "minLength": 1,
           "maxLength": 80
          }
         },
         "type": {
          "type": "string",
          "enum": [
           "xml",
           "jpeg"
          ],
          "description": "Which file of each voucher."
         }
        }
       },
       "examples": {
        "one": {
         "summary": "The XML of one voucher",
         "value": {
          "ruc": "20990000019",
          "tax_period": "202608",
          "page": 1,
          "size": 20,
          "invoiceCodes": [
           "20990000027-01-F001-101"
          ],
          "type": "xml"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The zip.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/voucher-files-answer"
        },
        "examples": {
         "empty": {
          "summary": "A zip without content, for its shape",
          "value": {
           "zip_file": "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==",
           "missing_codes": [],
           "failed": []
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/voucher-files-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/voucher-not-printable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/perceptions": {
   "get": {
    "operationId": "listPerceptions",
    "tags": [
     "perceptions"
    ],
    "summary": "Perceptions of a period",
    "description": "Perceptions that the company suffered (part 2 §2): comprobantes de percepción (40), and facturas (01) that were paid at once and prove their own, while no CPE 40 names them.",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-ruc"
     },
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size-ten"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of vouchers.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/perception-list"
        },
        "examples": {
         "sample": {
          "summary": "The sample month",
          "value": {
           "vouchers": [
            {
             "code": "20990000027-40-P001-21",
             "perception_regime_description": "Percepción venta interna",
             "document_number": "P001-21",
             "issue_date": "2026-08-25",
             "ruc_supplier": "20990000027",
             "ruc_customer": "20990000019",
             "perception_amount": "23.60",
             "state": "Emitido",
             "link": null
            }
           ],
           "summary": {
            "total_items": 1,
            "total_amount_perceptions": "23.60"
           },
           "pagination": {
            "total_items": 1,
            "total_pages": 1
           }
          }
         },
         "none": {
          "summary": "Nothing found",
          "value": {
           "vouchers": [],
           "summary": {
            "total_items": 0,
            "total_amount_perceptions": "0.00"
           },
           "pagination": {
            "total_items": 0,
            "total_pages": 0
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard-reports/retentions": {
   "get": {
    "operationId": "listRetentions",
    "tags": [
     "retentions"
    ],
    "summary": "Retentions of a period",
    "description": "Comprobantes de retención that the company suffered (part 2 §2).",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-ruc"
     },
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size-ten"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of vouchers.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/retention-list"
        },
        "examples": {
         "sample": {
          "summary": "The sample month",
          "value": {
           "vouchers": [
            {
             "code": "20990000078-20-R001-9",
             "supplier_business_name": "CLIENTE DE PRUEBA UNO S.A.C.",
             "ruc_supplier": "20990000078",
             "issue_date": "2026-08-28",
             "document_number": "R001-9",
             "retention_amount": "354.00",
             "state": "Emitido",
             "link": null
            }
           ],
           "summary": {
            "total_items": 1,
            "total_amount_retentions": "354.00"
           },
           "pagination": {
            "total_items": 1,
            "total_pages": 1
           }
          }
         },
         "none": {
          "summary": "Nothing found",
          "value": {
           "vouchers": [],
           "summary": {
            "total_items": 0,
            "total_amount_retentions": "0.00"
           },
           "pagination": {
            "total_items": 0,
            "total_pages": 0
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard/detractions": {
   "get": {
    "operationId": "listDetractions",
    "tags": [
     "detractions"
    ],
    "summary": "Detractions of purchases",
    "description": "Paid ones are the deposits for vouchers of the period, or that were paid within the dates; a deposit whose voucher is unknown belongs to\nthe period that it names. Unpaid ones are the period's purchases under detraction whose deposits do not reach it (part 2 §2). Both dates or none, and\nonly with `paid=S`.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size-ten"
     },
     {
      "name": "paid",
      "in": "query",
      "required": true,
      "description": "The tab: S 'Pagadas', N 'Por pagar'.",
      "schema": {
       "type": "string",
       "enum": [
        "S",
        "N"
       ]
      }
     },
     {
      "name": "fecha_inicio",
      "in": "query",
      "description": "First day of payment; then the dates alone choose, whatever the period, and summary.paid_outside_count says how many of the period they leave out.",
      "schema": {
       "$ref": "#/components/schemas/civil-date"
      }
     },
     {
      "name": "fecha_fin",
      "in": "query",
      "description": "Last day of payment, not before the first.",
      "schema": {
       "$ref": "#/components/schemas/civil-date"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "A page of detractions.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/detraction-list"
        },
        "examples": {
         "paid": {
          "summary": "A deposit",
          "value": {
           "vouchers": [
            {
             "voucher_unique_code": "20990000019-20990000043-01-E001-12",
             "voucher_type_name": "Factura",
             "serie_number": "E001-12",
             "issuer_date": "2026-08-12",
             "supplier_business_name": "SERVICIOS Y AÑADIDOS TRES S.R.L.",
             "customer_identity_number": "20990000043",
             "total_amount": "5900.00",
             "deposit_amount": "708.00",
             "payment_datetime": "2026-08-20",
             "certificate_number": "310000001",
             "operation_code": "01",
             "operation_name": "Venta de bienes muebles o inmuebles, prestación de servicios o contratos de construcción gravados con el IGV",
             "good_or_service_code": "022",
             "good_or_service_name": "Otros servicios empresariales",
             "sol_user": null,
             "account_number": "00000000001",
             "account_type_name": "Cuenta convencional",
             "tax_period_payment": "202608",
             "operation_number": null,
             "detraction_payment": null,
             "img_cpe_file_url": null,
             "due": null,
             "entry": null
            }
           ],
           "summary": {
            "total_items": 1,
            "total_amount_detractions": "708.00",
            "unknown_amount_count": 0
           },
           "pagination": {
            "total_items": 1,
            "total_pages": 1
           }
          }
         },
         "within": {
          "summary": "No deposit within the dates, and one of the period outside of them",
          "value": {
           "vouchers": [],
           "summary": {
            "total_items": 0,
            "total_amount_detractions": "0.00",
            "unknown_amount_count": 0,
            "paid_outside_count": 1
           },
           "pagination": {
            "total_items": 0,
            "total_pages": 0
           }
          }
         },
         "none": {
          "summary": "Nothing found",
          "value": {
           "vouchers": [],
           "summary": {
            "total_items": 0,
            "total_amount_detractions": "0.00",
            "unknown_amount_count": 0
           },
           "pagination": {
            "total_items": 0,
            "total_pages": 0
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard/detractions/possible": {
   "get": {
    "operationId": "listPossibleDetractions",
    "tags": [
     "detractions"
    ],
    "summary": "Purchases that seem to be under detraction",
    "description": "Purchases of the period above the minimum whose items or type of operation suggest a service under detraction, without a mark and without an\nentry (R.S. 183-2004, annex 3). They change no figure until the accountant marks them.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size-ten"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of purchases.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/possible-detraction-list"
        },
        "examples": {
         "rent": {
          "summary": "Rent without a mark",
          "value": {
           "vouchers": [
            {
             "code": "20990000027-01-F001-4",
             "serie_number": "F001-4",
             "issuer_date": "2026-08-05",
             "supplier_business_name": "INMOBILIARIA UNO S.A.C.",
             "item_descriptions": [
              "Alquiler de oficina"
             ],
             "total_amount": "1180.00",
             "good_or_service_code": "019",
             "good_or_service_name": "Arrendamiento de bienes",
             "rate": "10",
             "suggested_amount": "118.00"
            }
           ],
           "pagination": {
            "total_items": 1,
            "total_pages": 1
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard/detractions/entries": {
   "patch": {
    "operationId": "enterDetraction",
    "tags": [
     "detractions"
    ],
    "summary": "Enter a detraction by hand",
    "description": "Marks a purchase as subject, completes its good or amount, or says that it only seems to be subject. Who entered what and when is kept. The\namount is in whole soles, above zero and at most the total; a purchase that its files mark cannot be entered as not subject.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/detraction-entry-request"
       },
       "examples": {
        "rent": {
         "summary": "Rent, by its rate",
         "value": {
          "code": "20990000027-01-F001-4",
          "is_subject": true,
          "good_or_service_code": "019",
          "amount": null
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Entered.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/detraction-entry-result"
        },
        "examples": {
         "rent": {
          "summary": "Rent, by its rate",
          "value": {
           "entry": {
            "is_subject": true,
            "good_or_service_code": "019",
            "amount": null,
            "entered_by": "Ana Quispe",
            "entered_at": "2026-09-02T15:04:05.000Z"
           },
           "is_reviewing": false
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/vouchers-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard/detractions/deposit-files": {
   "get": {
    "operationId": "listDepositFiles",
    "tags": [
     "detractions"
    ],
    "summary": "Bulk deposit files",
    "description": "Those made for purchases of the period, newest first, with the deposits that SUNAT's reports have since shown.",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "responses": {
     "200": {
      "description": "The files.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/deposit-file-list"
        },
        "examples": {
         "one": {
          "summary": "One that is not deposited yet",
          "value": {
           "files": [
            {
             "batch": "260001",
             "file_name": "D20990000019260001.txt",
             "tax_period": "202608",
             "made_by": "Ana Quispe",
             "made_at": "2026-09-02T15:04:05.000Z",
             "total_amount": "708.00",
             "deposits_count": 1,
             "made_deposits_count": 0,
             "state": "pending"
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   },
   "post": {
    "operationId": "createDepositFile",
    "tags": [
     "detractions"
    ],
    "summary": "Make a bulk deposit file",
    "description": "The text file that the Banco de la Nación takes for many deposits of a buyer. Its layout rests on one or two public sources: to be checked with\nthe bank. Refused (422) while anything is missing, or when the number is taken.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/deposit-file-request"
       },
       "examples": {
        "one": {
         "summary": "One deposit",
         "value": {
          "codes": [
           "20990000043-01-E001-12"
          ],
          "accounts": []
         }
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "Made, and kept under its number.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/new-deposit-file"
        },
        "examples": {
         "one": {
          "summary": "One deposit",
          "value": {
           "file": {
            "batch": "260001",
            "file_name": "D20990000019260001.txt",
            "tax_period": "202608",
            "made_by": "Ana Quispe",
            "made_at": "2026-09-02T15:04:05.000Z",
            "total_amount": "708.00",
            "deposits_count": 1,
            "made_deposits_count": 0,
            "state": "pending"
           },
           "content": "*20990000019EMPRESA DE PRUEBA S.A.C.           260001000000000070800\r\n"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/vouchers-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard/detractions/deposit-files/check": {
   "post": {
    "operationId": "checkDepositFile",
    "tags": [
     "detractions"
    ],
    "summary": "Check a bulk deposit file",
    "description": "Says what the file would hold and what is missing, and makes nothing.",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     },
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/deposit-file-request"
       },
       "examples": {
        "one": {
         "summary": "One deposit",
         "value": {
          "codes": [
           "20990000043-01-E001-12"
          ],
          "accounts": []
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Checked.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/deposit-file-check"
        },
        "examples": {
         "one": {
          "summary": "Ready",
          "value": {
           "batch": "260001",
           "file_name": "D20990000019260001.txt",
           "total_amount": "708.00",
           "is_ready": true,
           "lines": [
            {
             "code": "20990000043-01-E001-12",
             "serie_number": "E001-12",
             "supplier_ruc": "20990000043",
             "supplier_business_name": "SERVICIOS Y AÑADIDOS TRES S.R.L.",
             "good_or_service_code": "022",
             "account": "00000000001",
             "account_source": "xml",
             "amount": "708.00",
             "earlier_file": null,
             "problems": []
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/vouchers-not-found"
     },
     "408": {
      "$ref": "#/components/responses/too-slow"
     },
     "413": {
      "$ref": "#/components/responses/too-large"
     },
     "422": {
      "$ref": "#/components/responses/unprocessable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/dashboard/total-amount-detractions": {
   "get": {
    "operationId": "getDetractionTotals",
    "tags": [
     "detractions"
    ],
    "summary": "Detractions of a period, added up",
    "description": "The Detracciones card of the dashboard (part 2 §2).",
    "parameters": [
     {
      "$ref": "#/components/parameters/ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "$ref": "#/components/parameters/owner-business-uuid"
     }
    ],
    "responses": {
     "200": {
      "description": "The sums.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/detraction-totals"
        },
        "examples": {
         "sample": {
          "summary": "The sample month",
          "value": {
           "sum_paid_detractions": "708.00",
           "sum_not_paid_detractions": "0.00",
           "unknown_not_paid_detractions_count": 0,
           "total_amount_detractions": "708.00"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/dashboard/pdt-report": {
   "get": {
    "operationId": "getPdtReport",
    "tags": [
     "pdt"
    ],
    "summary": "Informe PDT",
    "description": "The cards of the PDT report, one side of the register at a time (part 2 §2).",
    "parameters": [
     {
      "$ref": "#/components/parameters/history-filters"
     }
    ],
    "responses": {
     "200": {
      "description": "The figures.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/pdt-report"
        },
        "examples": {
         "purchases": {
          "summary": "Purchases of the sample month",
          "value": {
           "operation_type": "COMPRA",
           "non_taxable_amount": "909.00",
           "igv_10_taxable_amount": "200.00",
           "igv_10_amount": "21.00",
           "igv_10_label": "IGV 10.5%",
           "igv_18_taxable_amount": "11502.37",
           "igv_18_amount": "2070.43",
           "ivap_taxable_amount": "0.00",
           "ivap_amount": "0.00",
           "total_cpes_count": 12,
           "perceptions_count": 1,
           "total_amount_perceptions": "23.60",
           "retentions_count": 1,
           "total_amount_retentions": "354.00"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/dashboard/pdt-621": {
   "get": {
    "operationId": "getPdt621",
    "tags": [
     "pdt"
    ],
    "summary": "Boxes of Formulario 621",
    "description": "Each box with the sum of its vouchers, its value by SUNAT's rounding, the difference, and where its vouchers are (decisions 17).",
    "parameters": [
     {
      "$ref": "#/components/parameters/dashboard-filters"
     }
    ],
    "responses": {
     "200": {
      "description": "The boxes.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/pdt621"
        },
        "examples": {
         "two": {
          "summary": "Two of the boxes",
          "value": {
           "tax_period": "202608",
           "boxes": [
            {
             "box": "107",
             "section": "compras",
             "label": "Compras netas nacionales destinadas a ventas gravadas exclusivamente",
             "base_box": null,
             "formula": null,
             "sum": "10002.37",
             "received_amount": "0.00",
             "left_amount": "0.00",
             "flag_stated": false,
             "stated_entry": null,
             "value": 10002,
             "difference": "-0.37",
             "vouchers_count": 8,
             "vouchers_address": "/app/internal/dashboard/pdt-621/vouchers?filters=%7B%22ruc%22%3A%2220990000019%22%2C%22tax_period%22%3A%22202608%22%2C%22business_uuid%22%3A%223f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11%22%7D&box=107"
            },
            {
             "box": "140",
             "section": "determinacion",
             "label": "Impuesto resultante o saldo a favor",
             "base_box": null,
             "formula": "131 − 178",
             "sum": null,
             "received_amount": "0.00",
             "left_amount": "0.00",
             "flag_stated": false,
             "stated_entry": null,
             "value": 98,
             "difference": null,
             "vouchers_count": null,
             "vouchers_address": null
            }
           ],
           "positive_balance_period": null,
           "positive_balance_amount": "0.00",
           "positive_balance_rounding": "0.00",
           "prorrata_coefficient": null,
           "flag_prorrata_missing": true
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/dashboard/pdt-621/vouchers": {
   "get": {
    "operationId": "listPdt621Vouchers",
    "tags": [
     "pdt"
    ],
    "summary": "Vouchers of a box",
    "description": "The purchases or sales that make up a box, each with what it adds to it; newest first (decisions 17).",
    "parameters": [
     {
      "$ref": "#/components/parameters/dashboard-filters"
     },
     {
      "name": "box",
      "in": "query",
      "required": true,
      "description": "Number of a box that vouchers make up, a base or a tax; any other is refused (BOX_WITHOUT_VOUCHERS).",
      "schema": {
       "type": "string",
       "pattern": "^[0-9]{3}$"
      }
     },
     {
      "name": "off",
      "in": "query",
      "description": "Only those whose tax is not SUNAT's tax of their base, by more than five céntimos: what makes a box differ by more than rounding (`flag_off`). Empty for the box of a base.\n",
      "schema": {
       "type": "string",
       "enum": [
        "true"
       ]
      }
     },
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/size"
     }
    ],
    "responses": {
     "200": {
      "description": "A page of vouchers.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/pdt621-voucher-list"
        },
        "examples": {
         "none": {
          "summary": "A box without vouchers",
          "value": {
           "data": [],
           "metadata": {
            "pagination": {
             "total_items": 0,
             "total_pages": 0
            }
           },
           "summary": {
            "total_items": 0,
            "box_amount": "0.00"
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  },
  "/app/internal/businesses/{ruc}/reports": {
   "get": {
    "operationId": "getReport",
    "tags": [
     "reports"
    ],
    "summary": "Report file of a period",
    "description": "Excel of purchases or sales (xlsx), or the file for SIRE: RCE with operation_type COMPRA, only the purchases whose IGV counts, RVIE with\nVENTA, all sales (part 2 §2). As text (txt), or in the zip that SUNAT takes (zip, decisions 31). It shows the vouchers as they are at\nthe call that answers 200; a period without vouchers gives a file without rows. What has no exchange rate yet counts in no total\n(decisions 20): it is in the Excel, in its own currency, and in none of the others, which say so in `left_out`.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     },
     {
      "name": "operation_type",
      "in": "query",
      "required": true,
      "description": "Side of the register.",
      "schema": {
       "$ref": "#/components/schemas/operation-type"
      }
     },
     {
      "name": "file_extension",
      "in": "query",
      "required": true,
      "description": "xlsx Excel; txt the text file for SIRE; zip that text file as SUNAT takes it.",
      "schema": {
       "type": "string",
       "enum": [
        "xlsx",
        "txt",
        "zip"
       ]
      }
     },
     {
      "name": "register",
      "in": "query",
      "description": "Of RCE only. `credit`, also where it is left out: the purchases whose IGV counts. `whole`: all purchases of the register, for replacing SUNAT's proposal, those without credit in the columns DNG or \"valor no gravado\".",
      "schema": {
       "type": "string",
       "enum": [
        "credit",
        "whole"
       ]
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The file is ready.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/report-file"
        },
        "examples": {
         "ready": {
          "summary": "Ready",
          "value": {
           "sas": "/app/internal/report-files/0d9a9c1e-51a7-4b3f-9d2e-0c8a4b1f7e21/LE2099000001920260800080400021112.txt?expires=1788220800&signature=c2lnbmF0dXJl",
           "blob_filename": "LE2099000001920260800080400021112.txt",
           "left_out_count": 0,
           "left_out": []
          }
         }
        }
       }
      }
     },
     "202": {
      "description": "It is being made; ask again.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/report-job"
        },
        "examples": {
         "half": {
          "summary": "Half way",
          "value": {
           "job_uuid": "0d9a9c1e-51a7-4b3f-9d2e-0c8a4b1f7e21",
           "progress": 50
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "422": {
      "$ref": "#/components/responses/report-not-writable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/businesses/{ruc}/reports/siscont": {
   "get": {
    "operationId": "getSiscontReport",
    "tags": [
     "reports"
    ],
    "summary": "Siscont file of a period",
    "description": "The deductible purchases in the columns of the company's Siscont template (part 2 §2, decisions 30), with the IGV that counts as credit in\nthe period. A purchase whose detraction was deposited late is in the file of the period of the deposit; `later` of the period of its\nregister names it. It shows the vouchers as they are at the call that answers 200.\n",
    "parameters": [
     {
      "$ref": "#/components/parameters/owner-ruc"
     },
     {
      "$ref": "#/components/parameters/tax-period"
     }
    ],
    "responses": {
     "200": {
      "description": "The file is ready.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/report-file"
        },
        "examples": {
         "ready": {
          "summary": "Ready",
          "value": {
           "sas": "/app/internal/report-files/0d9a9c1e-51a7-4b3f-9d2e-0c8a4b1f7e21/siscont-20990000019-202608.txt?expires=1788220800&signature=c2lnbmF0dXJl",
           "blob_filename": "siscont-20990000019-202608.txt",
           "left_out_count": 0,
           "left_out": []
          }
         }
        }
       }
      }
     },
     "202": {
      "description": "It is being made; ask again.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/report-job"
        },
        "examples": {
         "half": {
          "summary": "Half way",
          "value": {
           "job_uuid": "0d9a9c1e-51a7-4b3f-9d2e-0c8a4b1f7e21",
           "progress": 50
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "401": {
      "$ref": "#/components/responses/unauthorized"
     },
     "404": {
      "$ref": "#/components/responses/not-found"
     },
     "422": {
      "$ref": "#/components/responses/report-not-writable"
     },
     "429": {
      "$ref": "#/components/responses/too-many"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/report-files/{job_uuid}/{file_name}": {
   "get": {
    "operationId": "getReportFile",
    "tags": [
     "reports"
    ],
    "summary": "A report's file",
    "description": "Signed address that expires after ten minutes; fetched without a bearer token (decisions 14).",
    "security": [],
    "parameters": [
     {
      "name": "job_uuid",
      "in": "path",
      "required": true,
      "description": "The job that made the file.",
      "schema": {
       "type": "string",
       "format": "uuid"
      }
     },
     {
      "name": "file_name",
      "in": "path",
      "required": true,
      "description": "Its `blob_filename`.",
      "schema": {
       "type": "string",
       "maxLength": 120
      }
     },
     {
      "$ref": "#/components/parameters/expires"
     },
     {
      "$ref": "#/components/parameters/signature"
     }
    ],
    "responses": {
     "200": {
      "description": "The file.",
      "content": {
       "text/plain": {
        "schema": {
         "type": "string",
         "contentMediaType": "text/plain"
        }
       },
       "application/zip": {
        "schema": {
         "type": "string",
         "contentMediaType": "application/zip"
        }
       },
       "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
        "schema": {
         "type": "string",
         "contentMediaType": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "403": {
      "$ref": "#/components/responses/address-expired"
     },
     "404": {
      "$ref": "#/components/responses/file-not-found"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     },
     "507": {
      "$ref": "#/components/responses/storage-full"
     }
    }
   }
  },
  "/app/internal/voucher-files/{uuid}/{file_name}": {
   "get": {
    "operationId": "getVoucherFile",
    "tags": [
     "vouchers"
    ],
    "summary": "A voucher's file",
    "description": "Signed address that expires after ten minutes; fetched without a bearer token (decisions 14 and 15).",
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/business-uuid"
     },
     {
      "name": "file_name",
      "in": "path",
      "required": true,
      "description": "`{issuer ruc}-{type}-{series}-{number}`, and .xml, .jpeg or .pdf.",
      "schema": {
       "type": "string",
       "maxLength": 120
      }
     },
     {
      "$ref": "#/components/parameters/expires"
     },
     {
      "$ref": "#/components/parameters/signature"
     }
    ],
    "responses": {
     "200": {
      "description": "The XML as it was received, or the printed voucher.",
      "content": {
       "application/xml": {
        "schema": {
         "type": "string",
         "contentMediaType": "application/xml"
        }
       },
       "image/jpeg": {
        "schema": {
         "type": "string",
         "contentMediaType": "image/jpeg"
        }
       },
       "application/pdf": {
        "schema": {
         "type": "string",
         "contentMediaType": "application/pdf"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "403": {
      "$ref": "#/components/responses/address-expired"
     },
     "404": {
      "$ref": "#/components/responses/file-not-found"
     },
     "422": {
      "$ref": "#/components/responses/voucher-not-printable"
     },
     "500": {
      "$ref": "#/components/responses/internal"
     },
     "503": {
      "$ref": "#/components/responses/unavailable"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "accessToken": {
    "type": "http",
    "scheme": "bearer",
    "bearerFormat": "JWT",
    "description": "The access_token of sign-in. Its payload carries a session id (`sid`)."
   },
   "partnerKey": {
    "type": "http",
    "scheme": "bearer",
    "description": "A key that this server's configuration gives to a partner, for calls from server to server."
   }
  },
  "schemas": {
   "email": {
    "title": "Email",
    "type": "string",
    "format": "email",
    "maxLength": 254,
    "description": "Address of an account; compared without regard to case.",
    "examples": [
     "rosa@example.com"
    ]
   },
   "access": {
    "title": "Access",
    "type": "object",
    "required": [
     "access_token",
     "ab_test_group"
    ],
    "additionalProperties": false,
    "description": "What starts a session (decisions 11).",
    "properties": {
     "access_token": {
      "type": "string",
      "description": "Bearer token; JWT with sub and sid."
     },
     "ab_test_group": {
      "type": "string",
      "enum": [
       "A",
       "B"
      ],
      "description": "Picks the landing page and the sidebar."
     }
    }
   },
   "error": {
    "title": "Error",
    "type": "object",
    "required": [
     "code",
     "name",
     "message",
     "errors"
    ],
    "additionalProperties": false,
    "description": "Every failure has this shape (decisions 10).",
    "properties": {
     "code": {
      "type": "string",
      "pattern": "^[A-Z][A-Z0-9_]*$",
      "description": "Stable; what clients decide by."
     },
     "name": {
      "type": "string",
      "description": "A short Spanish title."
     },
     "message": {
      "type": "string",
      "description": "A Spanish sentence, ready to show."
     },
     "errors": {
      "type": "array",
      "description": "One or more reasons; several for several fields.",
      "items": {
       "type": "object",
       "required": [
        "code",
        "message"
       ],
       "additionalProperties": false,
       "properties": {
        "code": {
         "type": "string",
         "description": "Stable."
        },
        "message": {
         "type": "string",
         "description": "Spanish, ready to show."
        },
        "field": {
         "x-optional": true,
         "type": "string",
         "description": "Name of the field in the request, where one is at fault."
        }
       }
      }
     }
    }
   },
   "document-number": {
    "title": "DocumentNumber",
    "type": "string",
    "pattern": "^[0-9]{8}$",
    "description": "DNI, 8 digits (part 1 §9).",
    "examples": [
     "40000001"
    ]
   },
   "phone-number": {
    "title": "PhoneNumber",
    "type": "string",
    "pattern": "^9[0-9]{8}$",
    "description": "Mobile number, 9 digits that begin with 9 (part 1 §9).",
    "examples": [
     "900000001"
    ]
   },
   "new-password": {
    "title": "NewPassword",
    "type": "string",
    "minLength": 6,
    "maxLength": 200,
    "pattern": "^(?=.*\\p{Ll})(?=.*\\p{Lu})",
    "description": "At least 6 characters, an upper case and a lower case letter (part 1 §5)."
   },
   "new-user": {
    "title": "NewUser",
    "type": "object",
    "required": [
     "name",
     "last_name",
     "document_number",
     "email",
     "phone_number",
     "accountant_profile",
     "password"
    ],
    "additionalProperties": false,
    "description": "What the registration form sends (part 1 §5 and §7); texts come trimmed.",
    "properties": {
     "name": {
      "type": "string",
      "maxLength": 100,
      "pattern": "^\\p{L}[\\p{L}\\p{M} ]*$",
      "description": "Given names; letters and spaces."
     },
     "last_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Surnames."
     },
     "document_number": {
      "$ref": "#/components/schemas/document-number"
     },
     "email": {
      "$ref": "#/components/schemas/email"
     },
     "phone_number": {
      "$ref": "#/components/schemas/phone-number"
     },
     "accountant_profile": {
      "type": "string",
      "enum": [
       "Contador Freelance",
       "Estudio Contable"
      ],
      "description": "Siscont accounts are made by the partner's own call."
     },
     "password": {
      "$ref": "#/components/schemas/new-password"
     },
     "utm_source": {
      "type": "string",
      "maxLength": 200,
      "description": "Where the visit came from; optional, as are the next two."
     },
     "utm_medium": {
      "type": "string",
      "maxLength": 200,
      "description": "By what medium."
     },
     "utm_campaign": {
      "type": "string",
      "maxLength": 200,
      "description": "By what campaign."
     },
     "captcha_token": {
      "type": "string",
      "maxLength": 4096,
      "description": "Proof of the captcha service; left out when the captcha failed or none is configured."
     },
     "captcha_action": {
      "type": "string",
      "const": "REGISTER_USER",
      "description": "What the proof was asked for."
     }
    }
   },
   "new-partner-user": {
    "title": "NewPartnerUser",
    "type": "object",
    "required": [
     "document_number",
     "email",
     "phone_number",
     "password"
    ],
    "additionalProperties": false,
    "description": "What the partner's account form sends, with what the partner software handed over (part 1 §7, decisions 11).",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Given names; razon_social stands for it when left out."
     },
     "last_name": {
      "type": "string",
      "maxLength": 100,
      "description": "Surnames; optional."
     },
     "razon_social": {
      "type": "string",
      "maxLength": 1500,
      "description": "Name of the partner's customer; optional."
     },
     "document_number": {
      "$ref": "#/components/schemas/document-number"
     },
     "email": {
      "$ref": "#/components/schemas/email"
     },
     "phone_number": {
      "$ref": "#/components/schemas/phone-number"
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The password that the partner software handed over. It opens the account if it keeps our rules too (part 1 §5)."
     }
    }
   },
   "ruc": {
    "title": "Ruc",
    "type": "string",
    "pattern": "^[0-9]{11}$",
    "description": "RUC: 11 digits; prefix 10, 15, 16, 17 or 20 and a modulus-11 check digit (part 1 §5, decisions 18).",
    "examples": [
     "20990000019"
    ]
   },
   "partner-company": {
    "title": "PartnerCompany",
    "type": "object",
    "required": [
     "ruc",
     "razon_social"
    ],
    "additionalProperties": false,
    "description": "The company that was open in the partner software.",
    "properties": {
     "ruc": {
      "$ref": "#/components/schemas/ruc"
     },
     "razon_social": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1500,
      "description": "Its name."
     }
    }
   },
   "new-handover": {
    "title": "NewHandover",
    "type": "object",
    "required": [
     "email"
    ],
    "additionalProperties": false,
    "description": "Whom the partner's server hands over (decision 0032).",
    "properties": {
     "email": {
      "$ref": "#/components/schemas/email"
     },
     "company": {
      "description": "What the entry opens or registers; the customer's companies without one.",
      "allOf": [
       {
        "$ref": "#/components/schemas/partner-company"
       }
      ]
     }
    }
   },
   "handover-access": {
    "title": "HandoverAccess",
    "type": "object",
    "required": [
     "access_token",
     "ab_test_group",
     "email",
     "company"
    ],
    "additionalProperties": false,
    "description": "What starts a session, and whom and what it was handed over for.",
    "properties": {
     "access_token": {
      "type": "string",
      "description": "Bearer token; JWT with sub and sid."
     },
     "ab_test_group": {
      "type": "string",
      "enum": [
       "A",
       "B"
      ],
      "description": "Picks the landing page and the sidebar."
     },
     "email": {
      "$ref": "#/components/schemas/email"
     },
     "company": {
      "description": "Null where the partner named none.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/partner-company"
       },
       {
        "type": "null"
       }
      ]
     },
     "password_voided": {
      "type": "boolean",
      "description": "True at the first hand-over into an account whose address was never verified (decision 0068). Its password and its earlier sessions do not hold any more, and a mail to set a new password is on its way.",
      "x-optional": true,
      "default": false
     }
    }
   },
   "plan-type": {
    "title": "PlanType",
    "type": "integer",
    "minimum": 1,
    "maximum": 8,
    "default": 1,
    "description": "1–4 monthly plans, 5–8 annual plans (decisions 34)."
   },
   "civil-date": {
    "title": "CivilDate",
    "type": "string",
    "format": "date",
    "description": "Civil date without zone, `YYYY-MM-DD`.",
    "examples": [
     "2026-08-05"
    ]
   },
   "subscription": {
    "title": "Subscription",
    "type": "object",
    "required": [
     "plan_type",
     "end_date"
    ],
    "additionalProperties": false,
    "description": "The plan that an account is on.",
    "properties": {
     "plan_type": {
      "$ref": "#/components/schemas/plan-type"
     },
     "end_date": {
      "description": "Last day of the plan or of its free trial.",
      "allOf": [
       {
        "$ref": "#/components/schemas/civil-date"
       }
      ]
     }
    }
   },
   "user": {
    "title": "User",
    "type": "object",
    "required": [
     "uuid",
     "name",
     "last_name",
     "document_number",
     "email",
     "phone_number",
     "accountant_profile",
     "subscription"
    ],
    "additionalProperties": false,
    "description": "The signed-in accountant (part 1 §3).",
    "properties": {
     "uuid": {
      "type": "string",
      "format": "uuid",
      "description": "The accountant's uuid."
     },
     "name": {
      "type": "string",
      "description": "Given names."
     },
     "last_name": {
      "type": "string",
      "description": "Surnames."
     },
     "document_number": {
      "$ref": "#/components/schemas/document-number"
     },
     "email": {
      "$ref": "#/components/schemas/email"
     },
     "phone_number": {
      "$ref": "#/components/schemas/phone-number"
     },
     "accountant_profile": {
      "type": "string",
      "enum": [
       "Contador Freelance",
       "Estudio Contable",
       "Siscont"
      ],
      "description": "Siscont is the partner software's profile."
     },
     "subscription": {
      "description": "Null while no plan is picked; companies then show in a disabled look.",
      "oneOf": [
       {
        "type": "null"
       },
       {
        "$ref": "#/components/schemas/subscription"
       }
      ]
     }
    }
   },
   "session": {
    "title": "Session",
    "type": "object",
    "required": [
     "uuid",
     "is_current",
     "browser",
     "operating_system",
     "created_at",
     "last_seen_at"
    ],
    "additionalProperties": false,
    "description": "A session that a sign-in, a registration or a hand-over began.",
    "properties": {
     "uuid": {
      "type": "string",
      "format": "uuid",
      "description": "The `sid` of its access token."
     },
     "is_current": {
      "type": "boolean",
      "description": "The session of the call."
     },
     "browser": {
      "type": [
       "string",
       "null"
      ],
      "description": "Name of the browser, \"Chrome\"; null if it is not known."
     },
     "operating_system": {
      "type": [
       "string",
       "null"
      ],
      "description": "Name of the operating system, \"Windows\"; null if it is not known."
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it began (UTC)."
     },
     "last_seen_at": {
      "type": "string",
      "format": "date-time",
      "description": "Time of its last call (UTC), a minute too early at most."
     }
    }
   },
   "session-list": {
    "title": "SessionList",
    "type": "object",
    "required": [
     "sessions"
    ],
    "additionalProperties": false,
    "description": "The open sessions of the account.",
    "properties": {
     "sessions": {
      "type": "array",
      "maxItems": 100,
      "description": "The session with the latest call first.",
      "items": {
       "$ref": "#/components/schemas/session"
      }
     }
    }
   },
   "business-status": {
    "title": "BusinessStatus",
    "type": "string",
    "enum": [
     "VALID",
     "MISSING_PERMISSIONS",
     "IN_PROGRESS",
     "INVALID_CREDENTIALS"
    ],
    "description": "How the company stands with SUNAT (part 1 §4). Only VALID companies open the dashboard."
   },
   "business": {
    "title": "Business",
    "type": "object",
    "required": [
     "uuid",
     "name",
     "ruc",
     "status",
     "exists_periods_processed",
     "missing_permissions",
     "accountant_uuid",
     "registered"
    ],
    "additionalProperties": false,
    "description": "A company under review (part 1 §3).",
    "properties": {
     "uuid": {
      "type": "string",
      "format": "uuid",
      "description": "Names the company in addresses."
     },
     "name": {
      "type": "string",
      "description": "Razón social, or the person's name."
     },
     "ruc": {
      "$ref": "#/components/schemas/ruc"
     },
     "status": {
      "$ref": "#/components/schemas/business-status"
     },
     "exists_periods_processed": {
      "type": "boolean",
      "description": "At least one tax period holds vouchers."
     },
     "missing_permissions": {
      "type": "array",
      "description": "SOL modules that the user lacks; empty but for MISSING_PERMISSIONS.",
      "items": {
       "type": "object",
       "required": [
        "module_name"
       ],
       "additionalProperties": false,
       "properties": {
        "module_name": {
         "type": "string",
         "description": "The module as SUNAT names it."
        }
       }
      }
     },
     "accountant_uuid": {
      "type": "string",
      "format": "uuid",
      "description": "The accountant who owns it."
     },
     "registered": {
      "type": "boolean",
      "description": "True for every company that the server lists."
     }
    }
   },
   "tax-period": {
    "title": "TaxPeriod",
    "type": "string",
    "pattern": "^(19|20)[0-9]{2}(0[1-9]|1[0-2])$",
    "description": "Tax period, `YYYYMM`.",
    "examples": [
     "202608"
    ]
   },
   "event-metadata": {
    "title": "EventMetadata",
    "type": "object",
    "required": [
     "timeStamp"
    ],
    "additionalProperties": false,
    "description": "Circumstances of an event (part 1 §3).",
    "properties": {
     "timeStamp": {
      "type": "string",
      "format": "date-time",
      "description": "When it happened (UTC)."
     },
     "abTestGroup": {
      "type": "string",
      "enum": [
       "A",
       "B"
      ],
      "description": "The accountant's group."
     },
     "tax_period": {
      "$ref": "#/components/schemas/tax-period"
     },
     "utm_source": {
      "type": "string",
      "maxLength": 200,
      "description": "Where the visit came from."
     },
     "utm_medium": {
      "type": "string",
      "maxLength": 200,
      "description": "By what medium."
     },
     "utm_campaign": {
      "type": "string",
      "maxLength": 200,
      "description": "By what campaign."
     }
    }
   },
   "event-log": {
    "title": "EventLog",
    "type": "object",
    "required": [
     "event_type",
     "description",
     "accountant_uuid",
     "business_uuid",
     "session_id",
     "metadata"
    ],
    "additionalProperties": false,
    "description": "Something that an accountant did (part 1 §3 and §7).",
    "properties": {
     "event_type": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Kind of event: login, register_business, …"
     },
     "description": {
      "type": "string",
      "maxLength": 500,
      "description": "What it was, more closely."
     },
     "accountant_uuid": {
      "type": "string",
      "format": "uuid",
      "description": "Who did it; the signed-in accountant."
     },
     "business_uuid": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": "The company it was about; null without one."
     },
     "session_id": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100,
      "description": "The sid of the access token; null when it has none."
     },
     "metadata": {
      "$ref": "#/components/schemas/event-metadata"
     }
    }
   },
   "restored-plan": {
    "title": "RestoredPlan",
    "type": "object",
    "required": [
     "subscription"
    ],
    "additionalProperties": false,
    "description": "The plan of an account after its last change was undone.",
    "properties": {
     "subscription": {
      "description": "Null without a plan.",
      "oneOf": [
       {
        "type": "null"
       },
       {
        "$ref": "#/components/schemas/subscription"
       }
      ]
     }
    }
   },
   "money": {
    "title": "Money",
    "type": "string",
    "pattern": "^-?[0-9]{1,15}\\.[0-9]{2}$",
    "description": "Decimal text in soles, two places, no thousands separator, minus sign in front.",
    "examples": [
     "2189.40"
    ]
   },
   "plan": {
    "title": "Plan",
    "type": "object",
    "required": [
     "plan_type",
     "billing",
     "name",
     "description",
     "price",
     "max_businesses",
     "trial_days"
    ],
    "additionalProperties": false,
    "description": "A plan on offer, as the server's configuration has it (decisions 34).",
    "properties": {
     "plan_type": {
      "$ref": "#/components/schemas/plan-type"
     },
     "billing": {
      "type": "string",
      "enum": [
       "MONTHLY",
       "ANNUAL"
      ],
      "description": "Monthly for plans 1–4, annual for 5–8."
     },
     "name": {
      "type": "string",
      "description": "Spanish; the same for the monthly and the annual form of a plan."
     },
     "description": {
      "type": "string",
      "description": "Whom it is for, in Spanish."
     },
     "price": {
      "description": "Soles for one month of a monthly plan, for one year of an annual one, IGV included.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "max_businesses": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "description": "Companies that the plan allows; null without a limit."
     },
     "trial_days": {
      "type": "integer",
      "minimum": 0,
      "description": "Days of its free trial; 0 without one."
     },
     "end_date": {
      "description": "Its last day if it starts today.",
      "allOf": [
       {
        "$ref": "#/components/schemas/civil-date"
       }
      ]
     },
     "trial_end_date": {
      "description": "Last day of its free trial if it starts today; null without one.",
      "oneOf": [
       {
        "type": "null"
       },
       {
        "$ref": "#/components/schemas/civil-date"
       }
      ]
     }
    }
   },
   "plan-change": {
    "title": "PlanChange",
    "type": "object",
    "required": [
     "before",
     "undo_until"
    ],
    "additionalProperties": false,
    "description": "A change of plan that can be undone.",
    "properties": {
     "before": {
      "description": "The plan before the change; null without one.",
      "oneOf": [
       {
        "type": "null"
       },
       {
        "$ref": "#/components/schemas/subscription"
       }
      ]
     },
     "undo_until": {
      "description": "Last day on which it can be undone, in Lima.",
      "allOf": [
       {
        "$ref": "#/components/schemas/civil-date"
       }
      ]
     }
    }
   },
   "plan-list": {
    "title": "PlanList",
    "type": "object",
    "required": [
     "plans",
     "trial_available"
    ],
    "additionalProperties": false,
    "description": "The plans on offer.",
    "properties": {
     "plans": {
      "type": "array",
      "description": "By plan_type.",
      "items": {
       "$ref": "#/components/schemas/plan"
      }
     },
     "trial_available": {
      "type": "boolean",
      "description": "The account may have its one free trial; not while a plan is paid (decisions 34, 45)."
     },
     "businesses_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Companies of the account. A plan for fewer of them is refused (decisions 45)."
     },
     "last_change": {
      "default": null,
      "description": "The last change of plan; null if it can no longer be undone.",
      "oneOf": [
       {
        "type": "null"
       },
       {
        "$ref": "#/components/schemas/plan-change"
       }
      ]
     }
    }
   },
   "rule-change": {
    "title": "RuleChange",
    "type": "object",
    "required": [
     "id",
     "tax_period",
     "box",
     "before",
     "after",
     "reasons"
    ],
    "additionalProperties": false,
    "description": "A box of Formulario 621 that the rules of an update changed.",
    "properties": {
     "id": {
      "type": "integer",
      "description": "Names it when it is confirmed."
     },
     "tax_period": {
      "$ref": "#/components/schemas/tax-period"
     },
     "box": {
      "type": "string",
      "description": "Number of the box."
     },
     "before": {
      "type": "integer",
      "description": "What went into the box by the rules of before, whole soles."
     },
     "after": {
      "type": "integer",
      "description": "What goes into it since, whole soles."
     },
     "reasons": {
      "type": "array",
      "description": "Every rule that moved it, or a box that it follows from: `annulled` (annulled sales count as zero), `rate_of_voucher` (155 and 157 at the rate of each voucher), `discounts_within_sales`\n(102 at most 100), `credit` (notes of a detraction, the limit of boletas), `isc` (ISC in the base once), `one_voucher`\n(a voucher that was stored twice counts once). A later update may bring others.\n",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "operation-type": {
    "title": "OperationType",
    "type": "string",
    "enum": [
     "COMPRA",
     "VENTA"
    ],
    "description": "Side of the register (part 1 §9)."
   },
   "merged-voucher": {
    "title": "MergedVoucher",
    "type": "object",
    "required": [
     "id",
     "code",
     "former_code",
     "operation_type",
     "tax_period",
     "total_amount"
    ],
    "additionalProperties": false,
    "description": "A voucher that counted twice, because the series of a physical voucher was written in two ways (001 and 0001).",
    "properties": {
     "id": {
      "type": "integer",
      "description": "Names it when it is confirmed. No changed box has the same id."
     },
     "code": {
      "type": "string",
      "description": "Code of the voucher."
     },
     "former_code": {
      "type": "string",
      "description": "Code under which it counted a second time."
     },
     "operation_type": {
      "$ref": "#/components/schemas/operation-type"
     },
     "tax_period": {
      "$ref": "#/components/schemas/tax-period",
      "description": "Period in which it counted a second time."
     },
     "total_amount": {
      "$ref": "#/components/schemas/money",
      "description": "Total that counted a second time."
     }
    }
   },
   "rule-changes": {
    "title": "RuleChanges",
    "type": "object",
    "required": [
     "changes"
    ],
    "additionalProperties": false,
    "description": "What the rules of an update changed in the periods of a company and nobody has confirmed to have seen.",
    "properties": {
     "changes": {
      "type": "array",
      "description": "By period, oldest first, and in the order of the form.",
      "items": {
       "$ref": "#/components/schemas/rule-change"
      }
     },
     "merged_vouchers": {
      "type": "array",
      "description": "Vouchers that counted twice and count once since. A server of before does not send them.",
      "items": {
       "$ref": "#/components/schemas/merged-voucher"
      }
     }
    }
   },
   "seen-rule-changes": {
    "title": "SeenRuleChanges",
    "type": "object",
    "required": [
     "seen"
    ],
    "additionalProperties": false,
    "description": "Changes and merged vouchers that an accountant has seen.",
    "properties": {
     "seen": {
      "type": "array",
      "maxItems": 10000,
      "description": "Their ids.",
      "items": {
       "type": "integer",
       "minimum": 1,
       "maximum": 9007199254740991
      }
     }
    }
   },
   "opening-balance": {
    "title": "OpeningBalance",
    "description": "Saldo a favor at the end of a period that Contapro does not know (PDT 621, box 145 of the next); null without one.",
    "oneOf": [
     {
      "type": "object",
      "required": [
       "tax_period",
       "amount"
      ],
      "additionalProperties": false,
      "properties": {
       "tax_period": {
        "description": "The period that closed with it; it counts in the next one.",
        "allOf": [
         {
          "$ref": "#/components/schemas/tax-period"
         }
        ]
       },
       "amount": {
        "description": "As a positive amount.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       }
      }
     },
     {
      "type": "null"
     }
    ]
   },
   "stated-carries": {
    "title": "StatedCarries",
    "type": "array",
    "maxItems": 400,
    "description": "What the form of a period received from the month before, as it was filed, by period and box, newest first; it counts instead of what Contapro carries. Box 145 is the saldo a favor, 168 and 176 are perceptions and retentions that are not applied yet; any other box is one of vouchers, with the credit notes that the month before did not take. A base and its tax stand together.",
    "items": {
     "type": "object",
     "required": [
      "tax_period",
      "box",
      "amount"
     ],
     "additionalProperties": false,
     "properties": {
      "tax_period": {
       "description": "The period whose form received it.",
       "allOf": [
        {
         "$ref": "#/components/schemas/tax-period"
        }
       ]
      },
      "box": {
       "type": "string",
       "pattern": "^[0-9]{3}$",
       "description": "145, 168, 176, or a box that vouchers make up.",
       "examples": [
        "145"
       ]
      },
      "amount": {
       "description": "As a positive amount.",
       "allOf": [
        {
         "$ref": "#/components/schemas/money"
        }
       ]
      }
     }
    }
   },
   "exchange-rates": {
    "title": "ExchangeRates",
    "type": "array",
    "maxItems": 2000,
    "description": "Exchange rates that the accountant entered by hand, by currency and day, newest first: the sale rate (venta) of the SBS as SUNAT publishes it for the day of issue. A voucher that no register has put into soles takes the one of its currency and day; a register row always wins.",
    "items": {
     "type": "object",
     "required": [
      "currency",
      "date",
      "rate"
     ],
     "additionalProperties": false,
     "properties": {
      "currency": {
       "type": "string",
       "pattern": "^[A-Z]{3}$",
       "description": "ISO 4217, not PEN.",
       "examples": [
        "USD"
       ]
      },
      "date": {
       "description": "Day of issue, from 2010 to today.",
       "allOf": [
        {
         "$ref": "#/components/schemas/civil-date"
        }
       ]
      },
      "rate": {
       "type": "string",
       "pattern": "^[0-9]{1,4}(\\.[0-9]{1,3})?$",
       "description": "Soles for one unit, decimal text; answered with three decimals, as registers write it.",
       "examples": [
        "3.755"
       ]
      }
     }
    }
   },
   "prorrata": {
    "title": "Prorrata",
    "type": "array",
    "maxItems": 200,
    "description": "Coefficients of mixed purchases, newest first (PDT 621, box 173); without one it counts as 1 (decisions 23).",
    "items": {
     "type": "object",
     "required": [
      "from",
      "coefficient"
     ],
     "additionalProperties": false,
     "properties": {
      "from": {
       "description": "First period it counts in; it holds until the next one.",
       "allOf": [
        {
         "$ref": "#/components/schemas/tax-period"
        }
       ]
      },
      "coefficient": {
       "type": "string",
       "pattern": "^(0\\.[0-9]{1,4}|1(\\.0{1,4})?)$",
       "description": "Part of the IGV that is credit; decimal text from 0 to 1, up to four places.",
       "examples": [
        "0.8542"
       ]
      }
     }
    }
   },
   "foreign-words": {
    "title": "ForeignWords",
    "type": "array",
    "maxItems": 500,
    "uniqueItems": true,
    "description": "Words that mark an item as foreign to the business; compared without case and accents.",
    "items": {
     "type": "string",
     "minLength": 2,
     "maxLength": 60
    }
   },
   "issuer-regimes": {
    "title": "IssuerRegimes",
    "type": "array",
    "maxItems": 5000,
    "description": "The tax regime of issuers of boletas as the accountant marks it, by RUC. Only boletas of the Nuevo RUS are deductible (LIR, art. 37); an issuer without a mark stays within the limit, with an advice.",
    "items": {
     "type": "object",
     "required": [
      "ruc",
      "regime"
     ],
     "additionalProperties": false,
     "properties": {
      "ruc": {
       "$ref": "#/components/schemas/ruc"
      },
      "regime": {
       "type": "string",
       "enum": [
        "nuevo-rus",
        "other"
       ],
       "description": "nuevo-rus: the Nuevo RUS; other: any other."
      }
     }
    }
   },
   "siscont-column": {
    "title": "SiscontColumn",
    "type": "object",
    "required": [
     "heading",
     "field",
     "fixed_value",
     "width"
    ],
    "additionalProperties": false,
    "description": "One column of the Siscont file. It holds a field of the voucher or a fixed value; with neither it is empty.",
    "properties": {
     "heading": {
      "type": "string",
      "maxLength": 100,
      "description": "Heading of the Excel file; text files have none."
     },
     "field": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "row_number",
       "tax_period",
       "issue_date",
       "due_date",
       "type",
       "state",
       "serie",
       "number",
       "serie_number",
       "identity_type",
       "supplier_ruc",
       "supplier_business_name",
       "currency",
       "currency_letter",
       "exchange_rate",
       "taxable_amount",
       "igv_amount",
       "taxable_dg_amount",
       "igv_dg_amount",
       "taxable_dgng_amount",
       "igv_dgng_amount",
       "taxable_dng_amount",
       "igv_dng_amount",
       "non_taxable_amount",
       "isc_amount",
       "icbper_amount",
       "other_taxes_amount",
       "total_amount",
       "modified_issue_date",
       "modified_type",
       "modified_serie",
       "modified_number",
       "detraction_certificate",
       "detraction_date",
       "item_description",
       null
      ],
      "description": "What of the voucher it holds, amounts in the currency that the template names; null for a fixed value. IGV is the one that counts, and non_taxable_amount holds what no other column of the template does, so that the parts of a row are its total. currency_letter is S or D, item_description the glosa."
     },
     "fixed_value": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100,
      "description": "The same in every row: an account, the sub-diary; null for a field."
     },
     "width": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 500,
      "description": "Characters; amounts stand to the right, what is longer is cut. Wanted for txt; null lets Excel choose."
     }
    }
   },
   "siscont-template": {
    "title": "SiscontTemplate",
    "type": "object",
    "required": [
     "format",
     "columns"
    ],
    "additionalProperties": false,
    "description": "How the Siscont file is written. Siscont publishes no layout, so that it is the user's to correct.",
    "properties": {
     "format": {
      "type": "string",
      "enum": [
       "xlsx",
       "txt"
      ],
      "description": "Excel, or text of fixed width."
     },
     "currency": {
      "x-optional": true,
      "type": "string",
      "enum": [
       "soles",
       "dollars"
      ],
      "description": "The currency of the amounts. `soles`, also where it is left out: every purchase in soles, without a rate. `dollars`: purchases in dollars in dollars, with their rate, every other in soles."
     },
     "columns": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "description": "The columns in their order.",
      "items": {
       "$ref": "#/components/schemas/siscont-column"
      }
     }
    }
   },
   "rce-token-count": {
    "title": "RceTokenCount",
    "type": "integer",
    "enum": [
     37,
     38,
     41,
     42
    ],
    "description": "Tokens of a row of the RCE replacement, on which sources differ: 37 fields (Anexo 11), with a closing pipe (38), with four empty fields (41), or with those and a closing pipe (42)."
   },
   "percent": {
    "title": "Percent",
    "type": "string",
    "pattern": "^[0-9]{1,2}(\\.[0-9]{1,2})?$",
    "description": "Percent as decimal text, up to two places.",
    "examples": [
     "10.5"
    ]
   },
   "detraction-rates": {
    "title": "DetractionRates",
    "type": "array",
    "maxItems": 500,
    "description": "Rates of detraction by good or service, by code, then newest first (R.S. 183-2004, annexes 1–3).",
    "items": {
     "type": "object",
     "required": [
      "code",
      "name",
      "from",
      "rate"
     ],
     "additionalProperties": false,
     "description": "Rate of the detraction on a good or service (R.S. 183-2004, annexes 1–3).",
     "properties": {
      "code": {
       "type": "string",
       "pattern": "^[0-9]{3}$",
       "description": "Code of catálogo 54."
      },
      "name": {
       "type": "string",
       "minLength": 1,
       "maxLength": 200,
       "description": "Good or service."
      },
      "from": {
       "description": "First day it counts on; it holds until the next one of the code.",
       "allOf": [
        {
         "$ref": "#/components/schemas/civil-date"
        }
       ]
      },
      "rate": {
       "description": "Percent of the total; null when the good or service is no longer subject.",
       "oneOf": [
        {
         "$ref": "#/components/schemas/percent"
        },
        {
         "type": "null"
        }
       ]
      }
     }
    }
   },
   "igv-rates": {
    "title": "IgvRates",
    "type": "array",
    "maxItems": 100,
    "description": "Rates of IGV and IVAP by the voucher's issue date, by regime, then newest first (Ley 31556, 32387, 28211). Refused with 422: a table without any rate, a rate outside of 4 to 30 %, two of a regime from one day.",
    "items": {
     "type": "object",
     "required": [
      "regime",
      "from",
      "rate"
     ],
     "additionalProperties": false,
     "description": "Rate by the voucher's issue date (Ley 31556 and 32387; IVAP Ley 28211).",
     "properties": {
      "regime": {
       "type": "string",
       "enum": [
        "general",
        "reduced",
        "ivap"
       ],
       "description": "General; reduced of small restaurants and hotels; IVAP of milled rice."
      },
      "from": {
       "description": "First day it counts on; it holds until the next one of the regime.",
       "allOf": [
        {
         "$ref": "#/components/schemas/civil-date"
        }
       ]
      },
      "rate": {
       "description": "Percent; null when the regime has no rate of its own from this day on.",
       "oneOf": [
        {
         "$ref": "#/components/schemas/percent"
        },
        {
         "type": "null"
        }
       ]
      }
     }
    }
   },
   "settings-values": {
    "title": "SettingsValues",
    "type": "object",
    "required": [
     "opening_balance",
     "prorrata",
     "foreign_words",
     "siscont_template",
     "rce_token_count",
     "detraction_rates",
     "igv_rates"
    ],
    "additionalProperties": false,
    "description": "What is set for a company; where nobody set anything, what Contapro ships (decisions 30).",
    "properties": {
     "opening_balance": {
      "$ref": "#/components/schemas/opening-balance"
     },
     "stated_carries": {
      "default": [],
      "$ref": "#/components/schemas/stated-carries"
     },
     "exchange_rates": {
      "default": [],
      "$ref": "#/components/schemas/exchange-rates"
     },
     "prorrata": {
      "$ref": "#/components/schemas/prorrata"
     },
     "foreign_words": {
      "$ref": "#/components/schemas/foreign-words"
     },
     "issuer_regimes": {
      "default": [],
      "$ref": "#/components/schemas/issuer-regimes"
     },
     "siscont_template": {
      "$ref": "#/components/schemas/siscont-template"
     },
     "rce_token_count": {
      "$ref": "#/components/schemas/rce-token-count"
     },
     "detraction_rates": {
      "$ref": "#/components/schemas/detraction-rates"
     },
     "igv_rates": {
      "$ref": "#/components/schemas/igv-rates"
     }
    }
   },
   "settings-patch": {
    "title": "SettingsPatch",
    "type": "object",
    "additionalProperties": false,
    "description": "Some of the settings, each whole; what is left out is not meant.",
    "properties": {
     "opening_balance": {
      "x-optional": true,
      "$ref": "#/components/schemas/opening-balance"
     },
     "stated_carries": {
      "x-optional": true,
      "$ref": "#/components/schemas/stated-carries"
     },
     "exchange_rates": {
      "x-optional": true,
      "$ref": "#/components/schemas/exchange-rates"
     },
     "prorrata": {
      "x-optional": true,
      "$ref": "#/components/schemas/prorrata"
     },
     "foreign_words": {
      "x-optional": true,
      "$ref": "#/components/schemas/foreign-words"
     },
     "issuer_regimes": {
      "x-optional": true,
      "$ref": "#/components/schemas/issuer-regimes"
     },
     "siscont_template": {
      "x-optional": true,
      "$ref": "#/components/schemas/siscont-template"
     },
     "rce_token_count": {
      "x-optional": true,
      "$ref": "#/components/schemas/rce-token-count"
     },
     "detraction_rates": {
      "x-optional": true,
      "$ref": "#/components/schemas/detraction-rates"
     },
     "igv_rates": {
      "x-optional": true,
      "$ref": "#/components/schemas/igv-rates"
     }
    }
   },
   "settings-change": {
    "title": "SettingsChange",
    "type": "object",
    "required": [
     "changed_at",
     "changed_by",
     "before",
     "after"
    ],
    "additionalProperties": false,
    "description": "Who changed what, and when.",
    "properties": {
     "changed_at": {
      "type": "string",
      "format": "date-time",
      "description": "When (UTC)."
     },
     "changed_by": {
      "type": "string",
      "description": "Full name of the accountant."
     },
     "before": {
      "description": "The changed values as they were.",
      "allOf": [
       {
        "$ref": "#/components/schemas/settings-patch"
       }
      ]
     },
     "after": {
      "description": "The changed values as they are since.",
      "allOf": [
       {
        "$ref": "#/components/schemas/settings-patch"
       }
      ]
     }
    }
   },
   "settings": {
    "title": "Settings",
    "type": "object",
    "required": [
     "values",
     "changes"
    ],
    "additionalProperties": false,
    "description": "The settings of a company, with their history (decisions 30).",
    "properties": {
     "values": {
      "$ref": "#/components/schemas/settings-values"
     },
     "shipped": {
      "description": "What Contapro ships, to go back to; a value that is set to it follows it from then on.",
      "allOf": [
       {
        "$ref": "#/components/schemas/settings-values"
       }
      ]
     },
     "changes": {
      "type": "array",
      "maxItems": 100,
      "description": "The newest hundred changes, newest first.",
      "items": {
       "$ref": "#/components/schemas/settings-change"
      }
     },
     "padron": {
      "default": null,
      "description": "SUNAT's padrón reducido as it was uploaded last (a file of the uploads call); null before.",
      "oneOf": [
       {
        "type": "null"
       },
       {
        "type": "object",
        "required": [
         "uploaded_at",
         "uploaded_by",
         "rows"
        ],
        "additionalProperties": false,
        "properties": {
         "uploaded_at": {
          "type": "string",
          "format": "date-time",
          "description": "When (UTC)."
         },
         "uploaded_by": {
          "type": "string",
          "description": "Full name of the accountant."
         },
         "rows": {
          "type": "integer",
          "minimum": 0,
          "description": "Taxpayers in it."
         }
        }
       }
      ]
     },
     "is_reviewing": {
      "default": false,
      "type": "boolean",
      "description": "Whether vouchers are still being reviewed again after a change (words of foreign items, rates, exchange rates); lists and figures show the state before until then."
     }
    }
   },
   "credentials": {
    "title": "Credentials",
    "type": "object",
    "required": [
     "username",
     "password"
    ],
    "additionalProperties": false,
    "description": "SOL user and API key of a company (part 2 §3). Sealed at rest, never returned and never logged.",
    "properties": {
     "username": {
      "type": "string",
      "pattern": "^[A-Z0-9]{8}$",
      "description": "SOL user (part 1 §5)."
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 12,
      "description": "Clave SOL."
     },
     "sunat_api_key": {
      "type": "string",
      "maxLength": 100,
      "description": "Client id of the SUNAT API; left out it stays, empty it is removed."
     },
     "sunat_api_secret": {
      "type": "string",
      "maxLength": 100,
      "description": "Its secret; left out it stays, empty it is removed."
     },
     "paternal_surname": {
      "type": "string",
      "maxLength": 100,
      "description": "Natural persons (RUC 10…); left out it stays, as do the next two."
     },
     "maternal_surname": {
      "type": "string",
      "maxLength": 100,
      "description": "Natural persons."
     },
     "given_names": {
      "type": "string",
      "maxLength": 100,
      "description": "Natural persons."
     }
    }
   },
   "credentials-check": {
    "title": "CredentialsCheck",
    "type": "object",
    "required": [
     "code",
     "source_validation"
    ],
    "additionalProperties": false,
    "description": "How SUNAT took the credentials (part 2 §8).",
    "properties": {
     "code": {
      "type": "integer",
      "minimum": 100,
      "maximum": 599,
      "description": "200 taken; 400 refused; 503 SUNAT is unstable; anything else is a failure of the service that asked."
     },
     "source_validation": {
      "type": "string",
      "enum": [
       "portal-sunat",
       "api-sunat"
      ],
      "description": "Who answered: the SOL portal, or the SUNAT API for key and secret."
     }
    }
   },
   "file-error": {
    "title": "FileError",
    "type": "object",
    "required": [
     "line",
     "field",
     "code",
     "message"
    ],
    "additionalProperties": false,
    "description": "Why a file was refused.",
    "properties": {
     "line": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "description": "Line of the text file, from 1; null for the file as a whole and for XML and zip files."
     },
     "field": {
      "type": [
       "string",
       "null"
      ],
      "description": "SUNAT's name of the field, or null."
     },
     "code": {
      "type": "string",
      "description": "Stable (`FileErrorCode` of @contapro/sunat)."
     },
     "message": {
      "type": "string",
      "description": "Spanish, ready to show."
     }
    }
   },
   "file-warning": {
    "title": "FileWarning",
    "type": "object",
    "required": [
     "line",
     "field",
     "code",
     "message"
    ],
    "additionalProperties": false,
    "description": "What a row, voucher or deposit of a file contradicts itself in, though it was read; a row that does not count, with the reason and the row that counts; or what taking the file in has brought about.",
    "properties": {
     "line": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "description": "Line of the text file, from 1; null for the file as a whole, and for XML and zip files."
     },
     "field": {
      "type": [
       "string",
       "null"
      ],
      "description": "SUNAT's name of the field, or null."
     },
     "code": {
      "type": "string",
      "description": "Stable (`FileWarningCode` of @contapro/sunat, DEMO_WITHDRAWN when the first file of a company took the place of its demo data, ZIP_FILES_SKIPPED for the files of a zip that are no vouchers or registers, or ZIP_FILES_NOT_LISTED if the upload does not list all others)."
     },
     "message": {
      "type": "string",
      "description": "Spanish, ready to show."
     }
    }
   },
   "upload-file": {
    "title": "UploadFile",
    "type": "object",
    "required": [
     "name",
     "state",
     "kind",
     "tax_period",
     "rows_read",
     "vouchers_new",
     "vouchers_known",
     "errors"
    ],
    "additionalProperties": false,
    "description": "One file of an upload, or one file of a zip (`zip`). It is taken whole or not at all; a zip is a folder: each of its files is taken by itself (decisions 57).",
    "properties": {
     "name": {
      "type": "string",
      "description": "The name that the browser sent. Of a file of a zip its path, which begins with the name of the zip."
     },
     "zip": {
      "x-optional": true,
      "type": "string",
      "description": "Name of the zip that the file came in. Absent for a file that was sent."
     },
     "size_bytes": {
      "type": "integer",
      "minimum": 0,
      "description": "Bytes received."
     },
     "state": {
      "type": "string",
      "enum": [
       "waiting",
       "processing",
       "done",
       "failed"
      ],
      "description": "`failed` files changed nothing. A zip is `done` if at least one of its files was taken."
     },
     "kind": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "rce",
       "rvie",
       "ple-8.1",
       "ple-14.1",
       "ubl",
       "zip",
       "detraction-deposits",
       "padron",
       "unknown",
       null
      ],
      "description": "What the file turned out to be: a register, vouchers, SUNAT's deposit report, the padrón reducido (decisions 30); null before it was opened."
     },
     "tax_period": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       },
       {
        "type": "null"
       }
      ],
      "description": "The period that a register file names; null for vouchers and before it was read."
     },
     "progress": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "Percent of the file that was read."
     },
     "rows_read": {
      "type": "integer",
      "minimum": 0,
      "description": "Register rows or vouchers read."
     },
     "vouchers_new": {
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers that Contapro did not know before. Of a file of a zip 0, since the zip counts them."
     },
     "vouchers_known": {
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers that were known already; the stronger source wins (decisions 21). Of a file of a zip 0, since the zip counts them."
     },
     "rows_repeated": {
      "x-optional": true,
      "type": "integer",
      "minimum": 0,
      "description": "Rows that say what another row of the same file says of their voucher or deposit. Absent while the file is not ingested."
     },
     "rows_set_aside": {
      "x-optional": true,
      "type": "integer",
      "minimum": 0,
      "description": "Rows of the file that differ from the row that counts, and do not count (decisions 54); the warnings name them. Absent while the file is not ingested."
     },
     "already_uploaded": {
      "default": false,
      "type": "boolean",
      "description": "The very same file was taken before; it changed nothing."
     },
     "errors_total": {
      "type": "integer",
      "minimum": 0,
      "description": "How many errors were found in the file; the list shows the first hundred. The rest of a file with errors is read for some seconds more."
     },
     "errors": {
      "type": "array",
      "maxItems": 100,
      "description": "Why the file was refused, in the order of its lines; of a refused zip, why each of its files was.",
      "items": {
       "$ref": "#/components/schemas/file-error"
      }
     },
     "warnings_total": {
      "default": 0,
      "type": "integer",
      "minimum": 0,
      "description": "How many warnings the file has; the list shows the first hundred."
     },
     "warnings": {
      "default": [],
      "type": "array",
      "maxItems": 100,
      "description": "Of a zip, the files that were skipped because they are no vouchers or registers. What rows, vouchers or deposits contradict themselves in, though they were read; then the rows that differ from what counts and do not count, of this file or of files that it replaces. Both in the order of the file's lines.",
      "items": {
       "$ref": "#/components/schemas/file-warning"
      }
     }
    }
   },
   "upload-undo": {
    "title": "UploadUndo",
    "type": "object",
    "required": [
     "state",
     "requested_by",
     "requested_at"
    ],
    "additionalProperties": false,
    "description": "The undoing of an upload.",
    "properties": {
     "state": {
      "type": "string",
      "enum": [
       "running",
       "done",
       "failed"
      ],
      "description": "`done` when the upload counts no longer. `failed` changed nothing: a kept file of the company could not be read; it can be requested again."
     },
     "requested_by": {
      "type": "string",
      "description": "Name of the accountant."
     },
     "requested_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was requested (UTC)."
     }
    }
   },
   "upload": {
    "title": "Upload",
    "type": "object",
    "required": [
     "upload_uuid",
     "state",
     "progress",
     "files"
    ],
    "additionalProperties": false,
    "description": "An upload of one or more files (decisions 12).",
    "properties": {
     "upload_uuid": {
      "type": "string",
      "format": "uuid",
      "description": "The upload's uuid."
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": "When it was received (UTC)."
     },
     "state": {
      "type": "string",
      "enum": [
       "processing",
       "done",
       "failed"
      ],
      "description": "`failed` when no file could be taken; `done` when all are finished and at least one was taken. `processing` also while the upload is being undone."
     },
     "progress": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "Percent of all files together; while the upload is being undone, percent of that."
     },
     "files": {
      "type": "array",
      "description": "The files in the order they were sent, then the files of zips (`zip`) that were read or refused, at most 500 of a zip. The warnings of a zip name the files that were skipped.",
      "items": {
       "$ref": "#/components/schemas/upload-file"
      }
     },
     "vouchers_changed": {
      "x-optional": true,
      "type": "integer",
      "minimum": 0,
      "description": "How many vouchers its files brought or changed, each file by itself. Absent while no file is ingested."
     },
     "igv_change": {
      "x-optional": true,
      "description": "By how much its files changed the IGV to pay of all periods together: that of sales less the credit of purchases, without balances of earlier periods. Absent while no file is ingested.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "can_undo": {
      "x-optional": true,
      "type": "boolean",
      "description": "Whether `undoUpload` accepts it. Absent counts as false."
     },
     "undo": {
      "x-optional": true,
      "description": "Absent if nobody has requested to undo it.",
      "allOf": [
       {
        "$ref": "#/components/schemas/upload-undo"
       }
      ]
     }
    }
   },
   "pagination": {
    "title": "Pagination",
    "type": "object",
    "required": [
     "total_items",
     "total_pages"
    ],
    "additionalProperties": false,
    "description": "What a list says of its pages.",
    "properties": {
     "total_items": {
      "type": "integer",
      "minimum": 0,
      "description": "Rows in all pages."
     },
     "total_pages": {
      "type": "integer",
      "minimum": 0,
      "description": "Pages of the size asked for; 0 for an empty list."
     }
    }
   },
   "created-upload": {
    "title": "CreatedUpload",
    "type": "object",
    "required": [
     "upload_uuid",
     "state"
    ],
    "additionalProperties": false,
    "description": "An upload whose work has begun.",
    "properties": {
     "upload_uuid": {
      "type": "string",
      "format": "uuid",
      "description": "Ask for it to follow the work."
     },
     "state": {
      "type": "string",
      "enum": [
       "processing",
       "done",
       "failed"
      ],
      "description": "As far as it is known."
     }
    }
   },
   "interrupted-carry": {
    "title": "InterruptedCarry",
    "type": "object",
    "required": [
     "after_period",
     "from_period",
     "to_period"
    ],
    "additionalProperties": false,
    "description": "Months that are not loaded and end the carry, so that nothing of what the form of an earlier register leaves reaches the period.",
    "properties": {
     "after_period": {
      "description": "The last loaded period before; its form leaves something that the accountant does not state either.",
      "allOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       }
      ]
     },
     "from_period": {
      "description": "The first month that is not loaded.",
      "allOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       }
      ]
     },
     "to_period": {
      "description": "The last one; the period itself while it is not loaded.",
      "allOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       }
      ]
     }
    }
   },
   "total-amount": {
    "title": "TotalAmount",
    "type": "object",
    "required": [
     "total_amount_igv_sales",
     "total_amount_igv_purchase",
     "total_amount_igv_total",
     "sum_positive_balance",
     "flag_show_positive_balance",
     "total_cpes_count",
     "total_amount"
    ],
    "additionalProperties": false,
    "description": "The IGV of one period (part 2 §2, decisions 16 and 23). Net = sales − purchases − previous balance + received − left.",
    "properties": {
     "total_amount_igv_sales": {
      "$ref": "#/components/schemas/money"
     },
     "total_amount_igv_purchase": {
      "$ref": "#/components/schemas/money"
     },
     "total_amount_igv_total": {
      "description": "IGV por pagar when positive; negative: saldo a favor del periodo.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "sum_positive_balance": {
      "description": "Saldo a favor of the previous period as a positive amount; \"0.00\" without one.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "flag_show_positive_balance": {
      "type": "boolean",
      "description": "True when the balance is above 0 and the previous period is loaded or an opening balance is set."
     },
     "positive_balance_period": {
      "description": "The period the balance comes from, null without one.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       },
       {
        "type": "null"
       }
      ]
     },
     "received_credit_notes_amount": {
      "default": "0.00",
      "description": "What the net rises by because a box of Formulario 621 of the month before did not take its credit notes: positive for purchases, negative for sales; \"0.00\" without any.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "left_credit_notes_amount": {
      "default": "0.00",
      "description": "What the net is without because a box of this month's form does not take its credit notes, which lower the same box of the next month [I]; positive for purchases, negative for sales.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "interrupted_carry": {
      "description": "Null while nothing is lost between the months.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/interrupted-carry"
       },
       {
        "type": "null"
       }
      ]
     },
     "total_cpes_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers of the period, purchases and sales."
     },
     "sales_cpes_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers issued."
     },
     "purchase_credit_cpes_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Purchases that give IGV credit in this period."
     },
     "moved_credit_cpes_count": {
      "default": 0,
      "type": "integer",
      "minimum": 0,
      "description": "Those of them that an earlier period's register holds, because their detraction was deposited late."
     },
     "moved_credit_amount": {
      "default": "0.00",
      "description": "Their part of total_amount_igv_purchase.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "total_amount": {
      "description": "Total of all purchases of the period.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "flag_prorrata_missing": {
      "default": false,
      "type": "boolean",
      "description": "The period has DGNG purchases and no coefficient is set; it counts as 1 (decisions 23)."
     },
     "missing_exchange_rate_count": {
      "default": 0,
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers in another currency that no register row and no entered exchange rate has put into soles; they count in no total (decisions 20)."
     },
     "missing_exchange_rate_sales_count": {
      "default": 0,
      "type": "integer",
      "minimum": 0,
      "description": "Those of them that are sales."
     }
    }
   },
   "rate-amounts": {
    "title": "RateAmounts",
    "type": "object",
    "required": [
     "non_taxable_amount",
     "igv_10_taxable_amount",
     "igv_10_amount",
     "igv_18_taxable_amount",
     "igv_18_amount"
    ],
    "description": "Bases and IGV by rate (part 2 §3, decisions 32).",
    "properties": {
     "non_taxable_amount": {
      "description": "Importe no gravado.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "igv_10_taxable_amount": {
      "description": "Base at the reduced rate (10 % until 2025, 10.5 % in 2026; the table of @contapro/sunat).",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "igv_10_amount": {
      "description": "IGV at the reduced rate.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "igv_10_label": {
      "default": "IGV 10%",
      "type": "string",
      "pattern": "^IGV [0-9.]+%((, [0-9.]+%)* y [0-9.]+%)?$",
      "description": "Name of the card, by the vouchers present."
     },
     "igv_18_taxable_amount": {
      "description": "Base at 18 %.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "igv_18_amount": {
      "description": "IGV at 18 %.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "ivap_taxable_amount": {
      "default": "0.00",
      "description": "Base of the IVAP (4 %).",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "ivap_amount": {
      "default": "0.00",
      "description": "IVAP.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     }
    }
   },
   "previous-month": {
    "title": "PreviousMonth",
    "type": [
     "number",
     "null"
    ],
    "description": "Change against the previous month in percent, one decimal (8.4); null when the previous month is 0 (decisions 16).",
    "examples": [
     8.4
    ]
   },
   "purchase-dashboard": {
    "title": "PurchaseDashboard",
    "description": "Purchases of one period (part 2 §2; fields named like those of the sales dashboard).",
    "type": "object",
    "unevaluatedProperties": false,
    "allOf": [
     {
      "$ref": "#/components/schemas/rate-amounts"
     },
     {
      "type": "object",
      "required": [
       "total_importe_total",
       "total_cpes_count",
       "porcentage_previous_month"
      ],
      "properties": {
       "total_importe_total": {
        "description": "Compras del mes",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_cpes_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Purchase vouchers."
       },
       "downloadable_cpes_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Purchase vouchers with at least one file."
       },
       "deductible_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Gasto deducible."
       },
       "not_deductible_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Gasto no deducible."
       },
       "observed_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Observado."
       },
       "rce_cpes_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Vouchers that the RCE file of the period holds; those whose IGV counts."
       },
       "rce_whole_cpes_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Vouchers that the whole register of the period holds; also those without credit."
       },
       "observed_by_reason": {
        "default": [],
        "type": "array",
        "description": "The donut's legend, largest amount first.",
        "items": {
         "type": "object",
         "required": [
          "code",
          "name",
          "totalValue",
          "amount"
         ],
         "additionalProperties": false,
         "properties": {
          "code": {
           "type": [
            "string",
            "null"
           ],
           "description": "The rule's code; null for the reasons without a name."
          },
          "name": {
           "type": [
            "string",
            "null"
           ],
           "description": "The rule's name; null is shown as 'Otros motivos'."
          },
          "totalValue": {
           "type": "integer",
           "minimum": 0,
           "description": "Vouchers."
          },
          "amount": {
           "$ref": "#/components/schemas/money"
          }
         }
        }
       },
       "porcentage_previous_month": {
        "type": "object",
        "required": [
         "porcentage_total_purchases",
         "porcentage_cps_count"
        ],
        "additionalProperties": false,
        "description": "Against the previous month.",
        "properties": {
         "porcentage_total_purchases": {
          "$ref": "#/components/schemas/previous-month"
         },
         "porcentage_cps_count": {
          "$ref": "#/components/schemas/previous-month"
         }
        }
       }
      }
     }
    ]
   },
   "sales-dashboard": {
    "title": "SalesDashboard",
    "description": "Sales of one period (part 2 §3).",
    "type": "object",
    "unevaluatedProperties": false,
    "allOf": [
     {
      "$ref": "#/components/schemas/rate-amounts"
     },
     {
      "type": "object",
      "required": [
       "total_count_fa",
       "total_count_bv",
       "total_count_nc",
       "total_count_nd",
       "total_count_other_codes",
       "total_importe_total",
       "total_cpes_count",
       "porcentage_previous_month"
      ],
      "properties": {
       "total_count_fa": {
        "type": "integer",
        "minimum": 0,
        "description": "Facturas (01)."
       },
       "total_count_bv": {
        "type": "integer",
        "minimum": 0,
        "description": "Boletas (03)."
       },
       "total_count_nc": {
        "type": "integer",
        "minimum": 0,
        "description": "Credit notes (07, 87, 97)."
       },
       "total_count_nd": {
        "type": "integer",
        "minimum": 0,
        "description": "Debit notes (08, 88, 98)."
       },
       "total_count_other_codes": {
        "type": "integer",
        "minimum": 0,
        "description": "Every other type."
       },
       "total_amount_fa": {
        "description": "Total of the facturas.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_amount_bv": {
        "description": "Total of the boletas.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_amount_nc": {
        "description": "Total of the credit notes (negative).",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_amount_nd": {
        "description": "Total of the debit notes.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_amount_other_codes": {
        "description": "Total of every other type.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_importe_total": {
        "description": "Ventas del mes",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_cpes_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Comprobantes emitidos."
       },
       "porcentage_previous_month": {
        "type": "object",
        "required": [
         "porcentage_total_sales",
         "porcentage_cps_count"
        ],
        "additionalProperties": false,
        "description": "Against the previous month.",
        "properties": {
         "porcentage_total_sales": {
          "$ref": "#/components/schemas/previous-month"
         },
         "porcentage_cps_count": {
          "$ref": "#/components/schemas/previous-month"
         }
        }
       }
      }
     }
    ]
   },
   "history": {
    "title": "History",
    "type": "object",
    "required": [
     "history"
    ],
    "additionalProperties": false,
    "description": "Twelve months that end in the chosen period; empty months are 0 (decisions 16).",
    "properties": {
     "history": {
      "type": "object",
      "description": "By period (`YYYYMM`).",
      "propertyNames": {
       "pattern": "^[0-9]{6}$"
      },
      "additionalProperties": {
       "type": "object",
       "required": [
        "total_importe_total"
       ],
       "additionalProperties": false,
       "properties": {
        "total_importe_total": {
         "$ref": "#/components/schemas/money"
        },
        "total_cpes_count": {
         "type": "integer",
         "minimum": 0,
         "description": "Vouchers of the month."
        }
       }
      }
     }
    }
   },
   "voucher-figure": {
    "title": "VoucherFigure",
    "type": "string",
    "description": "A figure of a screen, by the vouchers that make it up. The list of the figure holds exactly these, each with its part\n(`figure_amount`), and its foot (`summary.figure`) is the figure.\n\nOf both sides: `total`, `sin-tipo-de-cambio`, `no-gravado`, and base and tax of every rate (`base-general`, `igv-general`,\n`base-reducida`, `igv-reducido`, `base-ivap`, `ivap`). Of sales only: `igv-ventas` and the types (`facturas`, `boletas`,\n`notas-de-credito`, `notas-de-debito`, `otros-tipos`). Of purchases only: `igv-compras`, what of it an earlier register holds\n(`igv-compras-de-otro-periodo`), base and IGV by rate of what gives credit (`credito-…`), the statuses (`deducible`,\n`no-deducible`, `observado`) and `con-archivo`.\n",
    "enum": [
     "total",
     "sin-tipo-de-cambio",
     "no-gravado",
     "base-general",
     "igv-general",
     "base-reducida",
     "igv-reducido",
     "base-ivap",
     "ivap",
     "igv-ventas",
     "facturas",
     "boletas",
     "notas-de-credito",
     "notas-de-debito",
     "otros-tipos",
     "igv-compras",
     "igv-compras-de-otro-periodo",
     "credito-base-general",
     "credito-igv-general",
     "credito-base-reducida",
     "credito-igv-reducido",
     "deducible",
     "no-deducible",
     "observado",
     "con-archivo"
    ]
   },
   "hand-entry": {
    "title": "HandEntry",
    "type": "object",
    "required": [
     "entered_by",
     "entered_at"
    ],
    "additionalProperties": false,
    "description": "Who entered a value of the settings by hand, and when.",
    "properties": {
     "entered_by": {
      "type": "string",
      "description": "Full name."
     },
     "entered_at": {
      "type": "string",
      "format": "date-time",
      "description": "When (UTC)."
     }
    }
   },
   "status-reason": {
    "title": "StatusReason",
    "type": "object",
    "required": [
     "code",
     "message"
    ],
    "additionalProperties": false,
    "description": "Why a purchase has its status.",
    "properties": {
     "code": {
      "type": "string",
      "description": "Stable (@contapro/sunat)."
     },
     "message": {
      "type": "string",
      "description": "Spanish, ready to show."
     },
     "fitting_amount": {
      "x-optional": true,
      "description": "Only with BOLETA_OVER_LIMIT, of the boleta that crosses the limit of its year: the part of its total that still fits. The message says it too.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     }
    }
   },
   "reason": {
    "title": "Reason",
    "type": "object",
    "required": [
     "code",
     "message"
    ],
    "additionalProperties": false,
    "description": "Why a voucher has its status or its credit.",
    "properties": {
     "code": {
      "type": "string",
      "description": "Stable (@contapro/sunat)."
     },
     "message": {
      "type": "string",
      "description": "Spanish, ready to show."
     }
    }
   },
   "sale-advice": {
    "title": "SaleAdvice",
    "type": "object",
    "required": [
     "code",
     "name",
     "message"
    ],
    "additionalProperties": false,
    "description": "Something to look at in a sale. It changes no figure, and sales have no status.",
    "properties": {
     "code": {
      "type": "string",
      "description": "Stable (@contapro/sunat): CUSTOMER_DOCUMENT_MISSING, NUMBER_GAP, DUPLICATE, AMOUNTS_MISMATCH, ANNULLED_WITH_AMOUNTS, RATE_IMPOSSIBLE, NOTE_WITHOUT_VOUCHER or\nNOTE_NAMES_NO_VOUCHER.\n"
     },
     "name": {
      "type": "string",
      "description": "Short title in Spanish."
     },
     "message": {
      "type": "string",
      "description": "What was found, the norm, and what can be done: Spanish sentences, ready to show."
     }
    }
   },
   "voucher-facts": {
    "title": "VoucherFacts",
    "type": "object",
    "required": [
     "code",
     "issue_date",
     "serie",
     "number",
     "supplier_business_name",
     "item_description",
     "taxable_amount",
     "afecto_detraccion",
     "status",
     "img_cpe_link",
     "xml_cpe_link"
    ],
    "description": "What every list says of a voucher (part 2 §3). Amounts are soles, in the voucher's own currency when flag_missing_exchange_rate; credit notes are negative.",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-{type}-{series}-{number}` (decisions 16).",
      "examples": [
       "20990000027-01-F001-101"
      ]
     },
     "operation_type": {
      "default": "COMPRA",
      "$ref": "#/components/schemas/operation-type"
     },
     "tax_period": {
      "$ref": "#/components/schemas/tax-period"
     },
     "issue_date": {
      "$ref": "#/components/schemas/civil-date"
     },
     "due_date": {
      "default": null,
      "description": "Due or payment date, null when unknown.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/civil-date"
       },
       {
        "type": "null"
       }
      ]
     },
     "type": {
      "type": "string",
      "description": "Code of Tabla 10.",
      "examples": [
       "01"
      ]
     },
     "type_name": {
      "type": "string",
      "description": "Its name; unknown codes are No especificado."
     },
     "serie": {
      "type": "string",
      "description": "Series."
     },
     "number": {
      "type": "string",
      "description": "Number without left zeros."
     },
     "supplier_ruc": {
      "type": "string",
      "description": "Document of the other side: supplier of a purchase, customer of a sale."
     },
     "supplier_business_name": {
      "type": "string",
      "description": "Name of the other side."
     },
     "item_description": {
      "description": "Item descriptions from the XML; null while only the register knows the voucher.",
      "oneOf": [
       {
        "type": "string"
       },
       {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "taxable_amount": {
      "description": "Base imponible (DG + DGNG + DNG; sales less discounts).",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "igv_amount": {
      "description": "IGV of the voucher.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "non_taxable_amount": {
      "description": "Importe no gravado.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "total_amount": {
      "description": "Importe total.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "igv_credit_amount": {
      "description": "What it adds to IGV compras of its own period (decisions 23); for a sale, to IGV ventas.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "currency": {
      "default": "PEN",
      "type": "string",
      "pattern": "^[A-Z]{3}$",
      "description": "Currency of issue (ISO 4217)."
     },
     "exchange_rate": {
      "default": null,
      "type": [
       "string",
       "null"
      ],
      "description": "Soles for one unit, decimal text; null for PEN or unknown."
     },
     "exchange_rate_entry": {
      "default": null,
      "description": "Who entered exchange_rate by hand (exchange_rates of the settings); null for one of a register, and without one.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/hand-entry"
       },
       {
        "type": "null"
       }
      ]
     },
     "exchange_rate_date": {
      "description": "The day whose entered exchange rate counts: the issue date, for a note that of the voucher that it modifies. Null if a register has the rate, and for a note whose voucher is not loaded.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/civil-date"
       },
       {
        "type": "null"
       }
      ]
     },
     "original_total_amount": {
      "default": null,
      "description": "Total in the currency of issue, of a credit note negative; null when unknown or PEN.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     },
     "flag_missing_exchange_rate": {
      "default": false,
      "type": "boolean",
      "description": "Another currency, no register row and no exchange rate entered for it; it counts in no total."
     },
     "afecto_detraccion": {
      "type": "string",
      "enum": [
       "si",
       "no"
      ],
      "description": "Subject to detraction."
     },
     "igv_rate": {
      "type": "string",
      "enum": [
       "18",
       "10",
       "10.5",
       "15",
       "ivap",
       "none"
      ],
      "description": "Rate in percent."
     },
     "status": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "gasto deducible",
       "gasto no deducible",
       "observado",
       null
      ],
      "description": "Of purchases; null for sales."
     },
     "status_reasons": {
      "default": [],
      "type": "array",
      "description": "Why.",
      "items": {
       "$ref": "#/components/schemas/status-reason"
      }
     },
     "igv_credit": {
      "default": null,
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "yes",
       "no",
       "later",
       null
      ],
      "description": "IGV credit of purchases; null for sales."
     },
     "igv_credit_period": {
      "default": null,
      "description": "Only with igv_credit later: the period whose IGV compras it adds to, and whose RCE holds it.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       },
       {
        "type": "null"
       }
      ]
     },
     "igv_credit_reasons": {
      "default": [],
      "type": "array",
      "description": "Why.",
      "items": {
       "$ref": "#/components/schemas/reason"
      }
     },
     "warnings": {
      "default": [],
      "type": "array",
      "description": "What it contradicts itself in, such as a total that is not the sum of its amounts, and rows or XML that were read of it, say something else and do not count (decisions 54); they change no figure.",
      "items": {
       "$ref": "#/components/schemas/reason"
      }
     },
     "sale_advices": {
      "x-optional": true,
      "type": "array",
      "description": "What to look at in a sale, empty when nothing was found; only in the list of vouchers, and not of purchases.",
      "items": {
       "$ref": "#/components/schemas/sale-advice"
      }
     },
     "source": {
      "type": "string",
      "enum": [
       "replacement",
       "proposal",
       "ple",
       "xml"
      ],
      "description": "The source that gave period and amounts (decisions 21)."
     },
     "img_cpe_link": {
      "type": [
       "string",
       "null"
      ],
      "description": "Signed address of the printed voucher, a .jpeg or, of one with many lines, a .pdf; null while there is none."
     },
     "xml_cpe_link": {
      "type": [
       "string",
       "null"
      ],
      "description": "Signed address of the XML, path and query on the API's origin; null while there is none."
     }
    }
   },
   "voucher": {
    "title": "Voucher",
    "description": "A voucher of the list (part 2 §3). Amounts are soles, in the voucher's own currency when flag_missing_exchange_rate; credit notes are negative.",
    "type": "object",
    "unevaluatedProperties": false,
    "allOf": [
     {
      "$ref": "#/components/schemas/voucher-facts"
     },
     {
      "type": "object",
      "properties": {
       "figure_amount": {
        "x-optional": true,
        "description": "Only in the list of a figure: its part in it, exact; negative when it subtracts.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       }
      }
     }
    ]
   },
   "voucher-figure-sum": {
    "title": "VoucherFigureSum",
    "type": "object",
    "required": [
     "name",
     "reason_name",
     "amount",
     "rounding_amount"
    ],
    "additionalProperties": false,
    "description": "Only in the list of a figure: the figure itself. The parts of all pages and the rounding add up to it.",
    "properties": {
     "name": {
      "$ref": "#/components/schemas/voucher-figure"
     },
     "reason_name": {
      "type": [
       "string",
       "null"
      ],
      "description": "The name of the rule that `figure_reason` asked for; null without one, and for 'Otros motivos'."
     },
     "amount": {
      "description": "The figure, as its screen shows it.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "rounding_amount": {
      "description": "What rounding the parts one by one leaves: of mixed purchases under a prorrata coefficient, else 0.00.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     }
    }
   },
   "voucher-list": {
    "title": "VoucherList",
    "type": "object",
    "required": [
     "data",
     "metadata"
    ],
    "additionalProperties": false,
    "description": "A page of vouchers, and the sums of all pages.",
    "properties": {
     "data": {
      "type": "array",
      "description": "The page, newest first.",
      "items": {
       "$ref": "#/components/schemas/voucher"
      }
     },
     "metadata": {
      "type": "object",
      "required": [
       "pagination"
      ],
      "additionalProperties": false,
      "description": "About the list.",
      "properties": {
       "pagination": {
        "$ref": "#/components/schemas/pagination"
       }
      }
     },
     "summary": {
      "type": "object",
      "required": [
       "total_items",
       "taxable_amount",
       "igv_amount",
       "igv_credit_amount",
       "moved_credit_cpes_count",
       "moved_credit_amount",
       "total_amount"
      ],
      "additionalProperties": false,
      "description": "Sums over all pages of the filter.",
      "properties": {
       "total_items": {
        "type": "integer",
        "minimum": 0,
        "description": "Vouchers."
       },
       "taxable_amount": {
        "description": "Base imponible.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "igv_amount": {
        "description": "IGV of the vouchers, whether it counts or not.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "igv_credit_amount": {
        "description": "IGV deducible of the period, that of earlier registers with a late deposit too; for sales, IGV de ventas.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "moved_credit_cpes_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Purchases that the filter lets through and an earlier register holds, whose credit igv_credit_amount has; 0 for sales."
       },
       "moved_credit_amount": {
        "description": "Their part of igv_credit_amount.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "total_amount": {
        "description": "Importe total.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "advised_cpes_count": {
        "x-optional": true,
        "type": "integer",
        "minimum": 0,
        "description": "Only of sales, and not in the list of a figure: how many of the period have an advice, whatever the filter."
       },
       "observed_cpes_count": {
        "x-optional": true,
        "type": "integer",
        "minimum": 0,
        "description": "Only of purchases, and not in the list of a figure: how many of the period are observed, whatever the filter."
       },
       "figure": {
        "x-optional": true,
        "description": "Only in the list of a figure.",
        "allOf": [
         {
          "$ref": "#/components/schemas/voucher-figure-sum"
         }
        ]
       }
      }
     }
    }
   },
   "voucher-filter-options": {
    "title": "VoucherFilterOptions",
    "type": "object",
    "required": [
     "data"
    ],
    "additionalProperties": false,
    "description": "What the list of a period can be filtered by (part 2 §3).",
    "properties": {
     "data": {
      "type": "object",
      "required": [
       "types_of_vouchers",
       "series_of_vouchers",
       "status_of_vouchers",
       "provider_of_vouchers",
       "serie_number_of_vouchers"
      ],
      "additionalProperties": false,
      "description": "Each option as key → name. JSON objects keep no order of their keys; clients sort by name.",
      "properties": {
       "types_of_vouchers": {
        "type": "object",
        "description": "Code of Tabla 10 → name.",
        "additionalProperties": {
         "type": "string"
        }
       },
       "series_of_vouchers": {
        "type": "object",
        "maxProperties": 1000,
        "description": "Series → series; the empty key stands for vouchers without one. The first thousand.",
        "additionalProperties": {
         "type": "string"
        }
       },
       "status_of_vouchers": {
        "type": "object",
        "description": "'1', '2', '3' → words (decisions 16).",
        "additionalProperties": {
         "type": "string"
        }
       },
       "provider_of_vouchers": {
        "type": "object",
        "maxProperties": 1000,
        "description": "Document of the other side → name; the empty key stands for those without. The first thousand.",
        "additionalProperties": {
         "type": "string"
        }
       },
       "serie_number_of_vouchers": {
        "type": "array",
        "maxItems": 1000,
        "description": "`{series}-{number}`, the first thousand; a longer list is searched by the server.",
        "items": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "voucher-files-answer": {
    "title": "VoucherFilesAnswer",
    "type": "object",
    "required": [
     "zip_file"
    ],
    "additionalProperties": false,
    "description": "Files of several vouchers in one zip.",
    "properties": {
     "zip_file": {
      "type": "string",
      "contentEncoding": "base64",
      "contentMediaType": "application/zip",
      "description": "The zip, base64; one file for each voucher, named `{code}.xml` or `{code}.jpeg`."
     },
     "missing_codes": {
      "default": [],
      "type": "array",
      "description": "Codes of the vouchers that have no file of this type; they are not in the zip.",
      "items": {
       "type": "string"
      }
     },
     "failed": {
      "default": [],
      "type": "array",
      "description": "Vouchers that have such a file, which could not be read or drawn; they are not in the zip either.",
      "items": {
       "type": "object",
       "required": [
        "code",
        "serie_number",
        "message"
       ],
       "additionalProperties": false,
       "description": "A voucher that should be in the zip and is not.",
       "properties": {
        "code": {
         "type": "string",
         "description": "`{issuer ruc}-{type}-{series}-{number}`."
        },
        "serie_number": {
         "type": "string",
         "description": "`{series}-{number}`."
        },
        "message": {
         "type": "string",
         "description": "That it is not in the zip, in Spanish, ready to show."
        }
       }
      }
     }
    }
   },
   "observation": {
    "title": "Observation",
    "type": "object",
    "required": [
     "code",
     "name",
     "message"
    ],
    "additionalProperties": false,
    "description": "A rule that doubts a purchase (decisions 22). It stays on the voucher when somebody has decided.",
    "properties": {
     "code": {
      "type": "string",
      "description": "Stable code of the rule (@contapro/sunat)."
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "description": "The rule's short name, as the donut shows it; null is shown as 'Otros motivos'."
     },
     "message": {
      "type": "string",
      "description": "What the rule found, a Spanish sentence, ready to show."
     }
    }
   },
   "decision": {
    "title": "Decision",
    "type": "object",
    "required": [
     "kind",
     "decided_by",
     "decided_at"
    ],
    "additionalProperties": false,
    "description": "What an accountant decided about a purchase. Uploads and rules never change it.",
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "validated",
       "declined"
      ],
      "description": "Validated is gasto deducible, declined gasto no deducible."
     },
     "decided_by": {
      "type": "string",
      "description": "Name of the accountant."
     },
     "decided_at": {
      "type": "string",
      "format": "date-time",
      "description": "When (UTC)."
     }
    }
   },
   "reviewed-voucher": {
    "title": "ReviewedVoucher",
    "description": "A purchase in the Observaciones lists, with what the rules found and what was decided (part 2 §2, decisions 22).",
    "type": "object",
    "unevaluatedProperties": false,
    "allOf": [
     {
      "$ref": "#/components/schemas/voucher-facts"
     },
     {
      "type": "object",
      "properties": {
       "observations": {
        "default": [],
        "type": "array",
        "description": "The rules that doubt it, the weightiest first; empty for a voucher that no rule doubts.",
        "items": {
         "$ref": "#/components/schemas/observation"
        }
       },
       "advices": {
        "default": [],
        "type": "array",
        "description": "What documents cannot tell and changes nothing, such as a payment that has to go through a bank.",
        "items": {
         "$ref": "#/components/schemas/reason"
        }
       },
       "decision": {
        "default": null,
        "description": "The accountant's decision; null while nobody has decided.",
        "oneOf": [
         {
          "$ref": "#/components/schemas/decision"
         },
         {
          "type": "null"
         }
        ]
       },
       "igv_at_stake_amount": {
        "description": "What it adds to IGV compras once it is deducible, in its own period or in igv_credit_period, by the prorrata coefficient; 0.00 for one\nthat never gives credit.\n",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "allowed_decisions": {
        "default": [
         "validate",
         "decline"
        ],
        "type": "array",
        "uniqueItems": true,
        "description": "What can be done with it now.",
        "items": {
         "type": "string",
         "enum": [
          "validate",
          "decline",
          "undo"
         ]
        }
       }
      }
     }
    ]
   },
   "observation-counts": {
    "title": "ObservationCounts",
    "type": "object",
    "description": "Purchases of the period by status; together they are all purchases.",
    "properties": {
     "observed_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Observado."
     },
     "rejected_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Gasto no deducible."
     },
     "validated_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Gasto deducible."
     }
    }
   },
   "reviewed-voucher-list": {
    "title": "ReviewedVoucherList",
    "type": "object",
    "required": [
     "success",
     "data",
     "summary",
     "metadata"
    ],
    "additionalProperties": false,
    "description": "A page of the Observaciones lists, the sums of all pages, and the counts of the three tabs (part 2 §3).",
    "properties": {
     "success": {
      "type": "boolean",
      "const": true,
      "description": "Always true; failures answer an error."
     },
     "data": {
      "type": "array",
      "description": "The page, newest first.",
      "items": {
       "$ref": "#/components/schemas/reviewed-voucher"
      }
     },
     "summary": {
      "type": "object",
      "unevaluatedProperties": false,
      "description": "Sums over all pages of this list, and the counts of all three.",
      "allOf": [
       {
        "$ref": "#/components/schemas/observation-counts"
       },
       {
        "type": "object",
        "properties": {
         "total_items": {
          "type": "integer",
          "minimum": 0,
          "description": "Vouchers of this list."
         },
         "taxable_amount": {
          "description": "Base imponible.",
          "allOf": [
           {
            "$ref": "#/components/schemas/money"
           }
          ]
         },
         "igv_amount": {
          "description": "IGV of the vouchers, whether it counts or not.",
          "allOf": [
           {
            "$ref": "#/components/schemas/money"
           }
          ]
         },
         "total_amount": {
          "description": "Importe total.",
          "allOf": [
           {
            "$ref": "#/components/schemas/money"
           }
          ]
         }
        }
       }
      ]
     },
     "metadata": {
      "type": "object",
      "required": [
       "pagination"
      ],
      "additionalProperties": false,
      "description": "About the list.",
      "properties": {
       "pagination": {
        "$ref": "#/components/schemas/pagination"
       }
      }
     }
    }
   },
   "decision-request": {
    "title": "DecisionRequest",
    "type": "object",
    "required": [
     "cpes"
    ],
    "additionalProperties": false,
    "description": "The purchases that are decided about; all of them or none.",
    "properties": {
     "cpes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "description": "Codes, `{issuer ruc}-{type}-{series}-{number}` (decisions 16).",
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80
      }
     }
    }
   },
   "decision-result": {
    "title": "DecisionResult",
    "type": "object",
    "additionalProperties": false,
    "description": "What came of a decision, so that lists, tabs and the overview card are right without asking again.",
    "properties": {
     "data": {
      "type": "array",
      "description": "The vouchers as they are now, in the order of the request.",
      "items": {
       "$ref": "#/components/schemas/reviewed-voucher"
      }
     },
     "summary": {
      "type": "object",
      "description": "The counts of the three tabs now.",
      "unevaluatedProperties": false,
      "allOf": [
       {
        "$ref": "#/components/schemas/observation-counts"
       }
      ]
     },
     "totals": {
      "description": "The IGV of the period now.",
      "allOf": [
       {
        "$ref": "#/components/schemas/total-amount"
       }
      ]
     }
    }
   },
   "perception": {
    "title": "Perception",
    "type": "object",
    "required": [
     "perception_regime_description",
     "document_number",
     "issue_date",
     "ruc_supplier",
     "ruc_customer",
     "perception_amount",
     "state",
     "link"
    ],
    "additionalProperties": false,
    "description": "A comprobante de percepción (CPE 40) that the company suffered, or a factura (01) that proves its own (part 2 §3).",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-40-{series}-{number}`; of a factura, the code of its voucher.",
      "examples": [
       "20990000027-40-P001-21"
      ]
     },
     "perception_regime_description": {
      "type": "string",
      "description": "Regime (catálogo 22).",
      "examples": [
       "Percepción venta interna"
      ]
     },
     "document_number": {
      "type": "string",
      "description": "`{series}-{number}`.",
      "examples": [
       "P001-21"
      ]
     },
     "issue_date": {
      "$ref": "#/components/schemas/civil-date"
     },
     "ruc_supplier": {
      "type": "string",
      "description": "RUC of the supplier who perceives."
     },
     "ruc_customer": {
      "type": "string",
      "description": "RUC of the customer who pays it."
     },
     "perception_amount": {
      "description": "Amount perceived in soles.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "state": {
      "type": "string",
      "description": "Emitido, or what SUNAT says instead.",
      "examples": [
       "Emitido"
      ]
     },
     "link": {
      "type": [
       "string",
       "null"
      ],
      "description": "Signed address of the file (decisions 15); null while there is none."
     }
    }
   },
   "perception-list": {
    "title": "PerceptionList",
    "type": "object",
    "required": [
     "vouchers",
     "summary",
     "pagination"
    ],
    "additionalProperties": false,
    "description": "A page of perceptions, and the sums of all pages.",
    "properties": {
     "vouchers": {
      "type": "array",
      "description": "The page, newest first.",
      "items": {
       "$ref": "#/components/schemas/perception"
      }
     },
     "summary": {
      "type": "object",
      "required": [
       "total_items",
       "total_amount_perceptions"
      ],
      "additionalProperties": false,
      "description": "Sums over all pages.",
      "properties": {
       "total_items": {
        "type": "integer",
        "minimum": 0,
        "description": "Vouchers."
       },
       "total_amount_perceptions": {
        "description": "Sum of those with state Emitido.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       }
      }
     },
     "pagination": {
      "$ref": "#/components/schemas/pagination"
     }
    }
   },
   "retention": {
    "title": "Retention",
    "type": "object",
    "required": [
     "supplier_business_name",
     "ruc_supplier",
     "issue_date",
     "document_number",
     "retention_amount",
     "state",
     "link"
    ],
    "additionalProperties": false,
    "description": "A comprobante de retención (CPE 20) that the company suffered (part 2 §3).",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-20-{series}-{number}`.",
      "examples": [
       "20990000078-20-R001-9"
      ]
     },
     "supplier_business_name": {
      "type": "string",
      "description": "Name of its issuer, the agent who retained (decisions 16)."
     },
     "ruc_supplier": {
      "type": "string",
      "description": "RUC of its issuer."
     },
     "issue_date": {
      "$ref": "#/components/schemas/civil-date"
     },
     "document_number": {
      "type": "string",
      "description": "`{series}-{number}`.",
      "examples": [
       "R001-9"
      ]
     },
     "retention_amount": {
      "description": "Amount retained in soles.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "state": {
      "type": "string",
      "description": "Emitido, or what SUNAT says instead.",
      "examples": [
       "Emitido"
      ]
     },
     "link": {
      "type": [
       "string",
       "null"
      ],
      "description": "Signed address of the file (decisions 15); null while there is none."
     }
    }
   },
   "retention-list": {
    "title": "RetentionList",
    "type": "object",
    "required": [
     "vouchers",
     "summary",
     "pagination"
    ],
    "additionalProperties": false,
    "description": "A page of retentions, and the sums of all pages.",
    "properties": {
     "vouchers": {
      "type": "array",
      "description": "The page, newest first.",
      "items": {
       "$ref": "#/components/schemas/retention"
      }
     },
     "summary": {
      "type": "object",
      "required": [
       "total_items",
       "total_amount_retentions"
      ],
      "additionalProperties": false,
      "description": "Sums over all pages.",
      "properties": {
       "total_items": {
        "type": "integer",
        "minimum": 0,
        "description": "Vouchers."
       },
       "total_amount_retentions": {
        "description": "Sum of those with state Emitido.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       }
      }
     },
     "pagination": {
      "$ref": "#/components/schemas/pagination"
     }
    }
   },
   "detraction-note": {
    "title": "DetractionNote",
    "type": "object",
    "required": [
     "code",
     "serie_number",
     "issuer_date",
     "total_amount"
    ],
    "additionalProperties": false,
    "description": "A credit or debit note about a purchase under detraction.",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-{type}-{series}-{number}`."
     },
     "serie_number": {
      "type": "string",
      "description": "`{series}-{number}`."
     },
     "issuer_date": {
      "$ref": "#/components/schemas/civil-date"
     },
     "total_amount": {
      "description": "Taxes included, in soles; of a credit note negative.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     }
    }
   },
   "detraction-due": {
    "title": "DetractionDue",
    "type": "object",
    "required": [
     "deadline",
     "deadline_rule",
     "is_overdue",
     "rate",
     "credit_amount",
     "deposit_file"
    ],
    "additionalProperties": false,
    "description": "By when a detraction is to be deposited, by which rate, and what depends on it.",
    "properties": {
     "deadline": {
      "description": "Fifth working day of the month after the annotation; null of goods whose removal is the deadline.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/civil-date"
       },
       {
        "type": "null"
       }
      ]
     },
     "deadline_rule": {
      "type": "string",
      "enum": [
       "payment_or_fifth_working_day",
       "before_removal"
      ],
      "description": "The payment or the fifth working day, whichever comes first; goods of annex 1 before they are removed (R.S. 183-2004, arts. 7, 11 and 16)."
     },
     "is_overdue": {
      "type": "boolean",
      "description": "The fifth working day is over: the credit moves to the period of the deposit."
     },
     "rate": {
      "description": "Percent of the total, by the settings; null where none is known.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/percent"
       },
       {
        "type": "null"
       }
      ]
     },
     "credit_amount": {
      "description": "IGV that moves to the period of the deposit when that comes after the fifth working day (D.Leg. 940, first final provision).",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "notes": {
      "type": "array",
      "description": "Its credit and debit notes, oldest first; they change the amount unless it was entered by hand.",
      "items": {
       "$ref": "#/components/schemas/detraction-note"
      }
     },
     "deposit_file": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{6}$",
      "description": "Number of the newest bulk file that holds the deposit; null for none."
     }
    }
   },
   "detraction-entry": {
    "title": "DetractionEntry",
    "type": "object",
    "required": [
     "is_subject",
     "good_or_service_code",
     "amount",
     "entered_by",
     "entered_at"
    ],
    "additionalProperties": false,
    "description": "What an accountant entered by hand about the detraction of a purchase.",
    "properties": {
     "is_subject": {
      "type": "boolean",
      "description": "False where it only seemed to be subject."
     },
     "good_or_service_code": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{3}$",
      "description": "Catálogo 54; null where the files tell it."
     },
     "amount": {
      "description": "What is to be deposited, in whole soles; null where the rate tells it.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     },
     "entered_by": {
      "type": "string",
      "description": "Full name."
     },
     "entered_at": {
      "type": "string",
      "format": "date-time",
      "description": "When."
     }
    }
   },
   "detraction": {
    "title": "Detraction",
    "type": "object",
    "required": [
     "voucher_unique_code",
     "serie_number",
     "issuer_date",
     "supplier_business_name",
     "customer_identity_number",
     "total_amount",
     "deposit_amount",
     "payment_datetime",
     "certificate_number",
     "operation_name",
     "good_or_service_code",
     "good_or_service_name",
     "sol_user",
     "account_number",
     "account_type_name",
     "tax_period_payment",
     "operation_number",
     "detraction_payment",
     "img_cpe_file_url"
    ],
    "additionalProperties": false,
    "description": "A deposit (paid) or a purchase whose detraction is not deposited in full yet, with what its receipt shows (part 2 §3; SUNAT's deposit report,\n17 columns). Null is shown as '-'.\n",
    "properties": {
     "voucher_unique_code": {
      "type": "string",
      "description": "`{business ruc}-{supplier ruc}-{type}-{series}-{number}` (decisions 16); parts 3, 4 and 5 name the voucher.",
      "examples": [
       "20990000019-20990000043-01-E001-12"
      ]
     },
     "voucher_type_name": {
      "default": null,
      "type": [
       "string",
       "null"
      ],
      "description": "Name of that type of voucher (Tabla 10); null when the code has none."
     },
     "serie_number": {
      "type": [
       "string",
       "null"
      ],
      "description": "`{series}-{number}`; null when the deposit's voucher is unknown ('Comprobante no encontrado')."
     },
     "issuer_date": {
      "description": "Issue date of the voucher; null while the voucher is unknown.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/civil-date"
       },
       {
        "type": "null"
       }
      ]
     },
     "supplier_business_name": {
      "type": "string",
      "description": "Name of the supplier."
     },
     "customer_identity_number": {
      "type": "string",
      "description": "RUC of the supplier, whose account takes the deposit (the specification's name)."
     },
     "total_amount": {
      "description": "Total of the voucher in soles; null while the voucher is unknown.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     },
     "deposit_amount": {
      "description": "Paid: what was deposited. Unpaid: what is left to be, by the rate of the good or service on the issue date (settings), else by the\nvoucher's XML; null when only the register's mark tells of the detraction.\n",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     },
     "payment_datetime": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2})?$",
      "description": "Date of the deposit in Peru, with the time where it is known, without zone; null while unpaid.",
      "examples": [
       "2026-08-20",
       "2026-08-20T10:42:18"
      ]
     },
     "certificate_number": {
      "type": [
       "string",
       "null"
      ],
      "description": "Número de constancia; null while unpaid."
     },
     "operation_code": {
      "default": null,
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{2}$",
      "description": "Tipo de operación, two digits.",
      "examples": [
       "01"
      ]
     },
     "operation_name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Its words."
     },
     "good_or_service_code": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{3}$",
      "description": "Tipo de bien o servicio (catálogo 54), three digits.",
      "examples": [
       "022"
      ]
     },
     "good_or_service_name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Its words."
     },
     "sol_user": {
      "type": [
       "string",
       "null"
      ],
      "description": "Usuario SOL that paid."
     },
     "account_number": {
      "type": [
       "string",
       "null"
      ],
      "description": "Account at the Banco de la Nación."
     },
     "account_type_name": {
      "type": [
       "string",
       "null"
      ],
      "description": "Its type."
     },
     "tax_period_payment": {
      "description": "Period that the deposit names; null while unpaid.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       },
       {
        "type": "null"
       }
      ]
     },
     "operation_number": {
      "type": [
       "string",
       "null"
      ],
      "description": "Número de operación of the bank."
     },
     "detraction_payment": {
      "type": [
       "string",
       "null"
      ],
      "description": "Número de pago de detracciones."
     },
     "img_cpe_file_url": {
      "type": [
       "string",
       "null"
      ],
      "description": "Signed address of the voucher's file (decisions 15); null while there is none."
     },
     "due": {
      "default": null,
      "description": "What is to be known before the deposit is made; null of one that is made.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/detraction-due"
       },
       {
        "type": "null"
       }
      ]
     },
     "entry": {
      "default": null,
      "description": "What the accountant entered by hand; null where nobody did, and of a deposit.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/detraction-entry"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "detraction-list": {
    "title": "DetractionList",
    "type": "object",
    "required": [
     "vouchers",
     "summary",
     "pagination"
    ],
    "additionalProperties": false,
    "description": "A page of detractions, and the sums of all pages.",
    "properties": {
     "vouchers": {
      "type": "array",
      "description": "The page: deposits by payment date, unpaid ones by issue date, newest first.",
      "items": {
       "$ref": "#/components/schemas/detraction"
      }
     },
     "summary": {
      "type": "object",
      "additionalProperties": false,
      "description": "Sums over all pages.",
      "properties": {
       "total_items": {
        "type": "integer",
        "minimum": 0,
        "description": "Rows."
       },
       "total_amount_detractions": {
        "description": "Sum of every deposit_amount that is known.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "unknown_amount_count": {
        "default": 0,
        "type": "integer",
        "minimum": 0,
        "description": "Rows without deposit_amount."
       },
       "paid_outside_count": {
        "x-optional": true,
        "type": "integer",
        "minimum": 0,
        "description": "Only with dates: how many deposits of tax_period, as the list without dates has them, were not paid within the dates."
       }
      }
     },
     "pagination": {
      "$ref": "#/components/schemas/pagination"
     }
    }
   },
   "possible-detraction-list": {
    "title": "PossibleDetractionList",
    "type": "object",
    "required": [
     "vouchers",
     "pagination"
    ],
    "additionalProperties": false,
    "description": "Purchases that seem to be under detraction and carry no mark. Advice only, they change no figure.",
    "properties": {
     "vouchers": {
      "type": "array",
      "description": "The page, newest first.",
      "items": {
       "type": "object",
       "required": [
        "code",
        "serie_number",
        "issuer_date",
        "supplier_business_name",
        "item_descriptions",
        "total_amount",
        "good_or_service_code",
        "good_or_service_name",
        "rate",
        "suggested_amount"
       ],
       "additionalProperties": false,
       "properties": {
        "code": {
         "type": "string",
         "description": "`{issuer ruc}-{type}-{series}-{number}`."
        },
        "serie_number": {
         "type": "string",
         "description": "`{series}-{number}`."
        },
        "issuer_date": {
         "$ref": "#/components/schemas/civil-date"
        },
        "supplier_business_name": {
         "type": "string",
         "description": "Name of the supplier."
        },
        "item_descriptions": {
         "type": "array",
         "items": {
          "type": "string"
         },
         "description": "Lines of its XML."
        },
        "total_amount": {
         "description": "In soles.",
         "allOf": [
          {
           "$ref": "#/components/schemas/money"
          }
         ]
        },
        "good_or_service_code": {
         "type": "string",
         "pattern": "^[0-9]{3}$",
         "description": "What its items or its type of operation suggest."
        },
        "good_or_service_name": {
         "type": "string",
         "description": "Its words."
        },
        "rate": {
         "description": "Percent of the total on the issue date; null where none is known.",
         "oneOf": [
          {
           "$ref": "#/components/schemas/percent"
          },
          {
           "type": "null"
          }
         ]
        },
        "suggested_amount": {
         "description": "What would be to be deposited; null where no rate is known.",
         "oneOf": [
          {
           "$ref": "#/components/schemas/money"
          },
          {
           "type": "null"
          }
         ]
        }
       }
      }
     },
     "pagination": {
      "$ref": "#/components/schemas/pagination"
     }
    }
   },
   "detraction-entry-request": {
    "title": "DetractionEntryRequest",
    "type": "object",
    "required": [
     "code",
     "is_subject",
     "good_or_service_code",
     "amount"
    ],
    "additionalProperties": false,
    "description": "What is entered about one purchase; it replaces what was entered before.",
    "properties": {
     "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "description": "`{issuer ruc}-{type}-{series}-{number}`.",
      "examples": [
       "20990000027-01-F001-4"
      ]
     },
     "is_subject": {
      "type": [
       "boolean",
       "null"
      ],
      "description": "True marks it, false says that it only seems to be subject, null takes back what was entered before."
     },
     "good_or_service_code": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{3}$",
      "description": "Catálogo 54; null where the files tell it."
     },
     "amount": {
      "description": "What is to be deposited, in whole soles, up to the total of the voucher; null where the rate tells it.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "detraction-entry-result": {
    "title": "DetractionEntryResult",
    "type": "object",
    "required": [
     "entry",
     "is_reviewing"
    ],
    "additionalProperties": false,
    "description": "What stands now about the purchase.",
    "properties": {
     "entry": {
      "description": "Null after it was taken back.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/detraction-entry"
       },
       {
        "type": "null"
       }
      ]
     },
     "is_reviewing": {
      "type": "boolean",
      "description": "The rules still have to look at the purchase; its figures follow then."
     }
    }
   },
   "deposit-file-difference": {
    "title": "DepositFileDifference",
    "type": "object",
    "required": [
     "code",
     "serie_number",
     "good_or_service_code",
     "amount",
     "listed_good_or_service_code",
     "listed_amount"
    ],
    "additionalProperties": false,
    "description": "A deposit of a bulk file that is not what the list of pending deposits shows.",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-{type}-{series}-{number}`."
     },
     "serie_number": {
      "type": "string",
      "description": "`{series}-{number}`."
     },
     "good_or_service_code": {
      "type": "string",
      "pattern": "^[0-9]{3}$",
      "description": "In the file; catálogo 54."
     },
     "amount": {
      "description": "In the file.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "listed_good_or_service_code": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{3}$",
      "description": "In the list; null if it is not known."
     },
     "listed_amount": {
      "description": "In the list; null if it is not known, or if the list does not contain the voucher.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "deposit-file": {
    "title": "DepositFile",
    "type": "object",
    "required": [
     "batch",
     "file_name",
     "tax_period",
     "made_by",
     "made_at",
     "total_amount",
     "deposits_count",
     "made_deposits_count",
     "state"
    ],
    "additionalProperties": false,
    "description": "A bulk file that was made, and which of its deposits SUNAT's reports know.",
    "properties": {
     "batch": {
      "type": "string",
      "pattern": "^[0-9]{6}$",
      "description": "Its number."
     },
     "file_name": {
      "type": "string",
      "description": "Its name."
     },
     "tax_period": {
      "$ref": "#/components/schemas/tax-period"
     },
     "made_by": {
      "type": "string",
      "description": "Full name."
     },
     "made_at": {
      "type": "string",
      "format": "date-time",
      "description": "When."
     },
     "total_amount": {
      "$ref": "#/components/schemas/money"
     },
     "deposits_count": {
      "type": "integer",
      "minimum": 1,
      "description": "Deposits that it holds."
     },
     "made_deposits_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Those whose voucher has a deposit of that amount, paid on the day of the file or later."
     },
     "differences": {
      "type": "array",
      "description": "Deposits that are not made yet and differ from what the list of pending deposits shows now.",
      "items": {
       "$ref": "#/components/schemas/deposit-file-difference"
      }
     },
     "state": {
      "type": "string",
      "enum": [
       "pending",
       "partial",
       "deposited"
      ],
      "description": "None, some, or all of them are made."
     }
    }
   },
   "deposit-file-list": {
    "title": "DepositFileList",
    "type": "object",
    "required": [
     "files"
    ],
    "additionalProperties": false,
    "description": "Bulk files of a period, newest first.",
    "properties": {
     "files": {
      "type": "array",
      "description": "Each with what SUNAT's reports show of it.",
      "items": {
       "$ref": "#/components/schemas/deposit-file"
      }
     }
    }
   },
   "deposit-file-request": {
    "title": "DepositFileRequest",
    "type": "object",
    "required": [
     "codes",
     "accounts"
    ],
    "additionalProperties": false,
    "description": "The deposits of a bulk file.",
    "properties": {
     "codes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "description": "Purchases of the period that owe a deposit, `{issuer ruc}-{type}-{series}-{number}`.",
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 80
      }
     },
     "accounts": {
      "type": "array",
      "maxItems": 500,
      "description": "Accounts of suppliers that no XML and no earlier deposit tells, or that replace what they tell.",
      "items": {
       "type": "object",
       "required": [
        "supplier_ruc",
        "account"
       ],
       "additionalProperties": false,
       "properties": {
        "supplier_ruc": {
         "$ref": "#/components/schemas/ruc"
        },
        "account": {
         "type": "string",
         "maxLength": 20,
         "description": "Eleven digits, with or without hyphens."
        }
       }
      }
     },
     "batch": {
      "type": "string",
      "pattern": "^[0-9]{6}$",
      "description": "Number of the file, two digits of the year and four of the order in it; the next one unless it is given."
     }
    }
   },
   "new-deposit-file": {
    "title": "NewDepositFile",
    "type": "object",
    "required": [
     "file",
     "content"
    ],
    "additionalProperties": false,
    "description": "A bulk file that was made now.",
    "properties": {
     "file": {
      "$ref": "#/components/schemas/deposit-file"
     },
     "content": {
      "type": "string",
      "description": "Its text, ASCII with CRLF."
     }
    }
   },
   "deposit-file-line": {
    "title": "DepositFileLine",
    "type": "object",
    "required": [
     "code",
     "serie_number",
     "supplier_ruc",
     "supplier_business_name",
     "good_or_service_code",
     "account",
     "account_source",
     "amount",
     "earlier_file",
     "problems"
    ],
    "additionalProperties": false,
    "description": "One deposit of a bulk file.",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-{type}-{series}-{number}`."
     },
     "serie_number": {
      "type": "string",
      "description": "`{series}-{number}`."
     },
     "supplier_ruc": {
      "type": "string",
      "description": "Document of the supplier."
     },
     "supplier_business_name": {
      "type": "string",
      "description": "Name of the supplier."
     },
     "good_or_service_code": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{3}$",
      "description": "Catálogo 54."
     },
     "account": {
      "type": [
       "string",
       "null"
      ],
      "description": "Eleven digits; null where it has to be asked for."
     },
     "account_source": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "given",
       "xml",
       "deposit",
       "file",
       null
      ],
      "description": "Who tells the account: the request, the voucher's XML, an earlier deposit, or an earlier bulk file."
     },
     "amount": {
      "description": "Whole soles; null where nobody tells it.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     },
     "earlier_file": {
      "type": [
       "string",
       "null"
      ],
      "description": "Number of an earlier bulk file that holds it already; a warning."
     },
     "problems": {
      "type": "array",
      "description": "Why it cannot go into the file; Spanish, ready to show.",
      "items": {
       "$ref": "#/components/schemas/reason"
      }
     }
    }
   },
   "deposit-file-check": {
    "title": "DepositFileCheck",
    "type": "object",
    "required": [
     "batch",
     "file_name",
     "total_amount",
     "is_ready",
     "lines"
    ],
    "additionalProperties": false,
    "description": "What a bulk file would hold, and what is missing. The layout is to be checked with the bank.",
    "properties": {
     "batch": {
      "type": "string",
      "pattern": "^[0-9]{6}$",
      "description": "Number that the file would have."
     },
     "file_name": {
      "type": "string",
      "description": "Name that the file would have."
     },
     "total_amount": {
      "description": "Sum of the amounts that are known.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "is_ready": {
      "type": "boolean",
      "description": "Nothing is missing."
     },
     "lines": {
      "type": "array",
      "description": "In the order of the request.",
      "items": {
       "$ref": "#/components/schemas/deposit-file-line"
      }
     }
    }
   },
   "detraction-totals": {
    "title": "DetractionTotals",
    "type": "object",
    "required": [
     "sum_paid_detractions",
     "sum_not_paid_detractions",
     "total_amount_detractions"
    ],
    "additionalProperties": false,
    "description": "The Detracciones card of the dashboard (part 2 §3), purchases of one period.",
    "properties": {
     "sum_paid_detractions": {
      "description": "Deposited (Pagadas).",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "sum_not_paid_detractions": {
      "description": "To be deposited (Por pagar), where the amount is known.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "unknown_not_paid_detractions_count": {
      "default": 0,
      "type": "integer",
      "minimum": 0,
      "description": "Unpaid ones whose amount nobody states; they are in no sum."
     },
     "total_amount_detractions": {
      "description": "Both together.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     }
    }
   },
   "pdt-report": {
    "title": "PdtReport",
    "description": "The Informe PDT of one side of a period (part 2 §2). Bases and IGV of purchases are those whose IGV counts (decisions 23), the IGV of\nmixed purchases by the prorrata coefficient, so that the cards add up to IGV compras; what is not taxed counts whatever the purchase's\nstatus (boxes 113, 120 and 122). total_cpes_count 0 means that there is nothing to show.\n",
    "type": "object",
    "unevaluatedProperties": false,
    "allOf": [
     {
      "$ref": "#/components/schemas/rate-amounts"
     },
     {
      "type": "object",
      "required": [
       "total_amount_perceptions",
       "total_amount_retentions"
      ],
      "properties": {
       "operation_type": {
        "$ref": "#/components/schemas/operation-type"
       },
       "total_cpes_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Vouchers of this side of the period, counted or not."
       },
       "perceptions_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Perceptions of the period (Adicionales)."
       },
       "total_amount_perceptions": {
        "description": "Their sum.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       },
       "retentions_count": {
        "type": "integer",
        "minimum": 0,
        "description": "Retentions of the period (Adicionales)."
       },
       "total_amount_retentions": {
        "description": "Their sum.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       }
      }
     }
    ]
   },
   "pdt621-box": {
    "title": "Pdt621Box",
    "type": "object",
    "required": [
     "box",
     "section",
     "label",
     "sum",
     "value",
     "difference",
     "vouchers_address"
    ],
    "additionalProperties": false,
    "description": "A box (casilla) of Formulario 621. SUNAT computes each tax from its rounded base; the difference shows what that does.",
    "properties": {
     "box": {
      "type": "string",
      "pattern": "^[0-9]{3}$",
      "description": "Number of the box.",
      "examples": [
       "107"
      ]
     },
     "section": {
      "type": "string",
      "enum": [
       "ventas",
       "compras",
       "ivap",
       "determinacion"
      ],
      "description": "Part of the form."
     },
     "label": {
      "type": "string",
      "description": "What it holds, in the form's words."
     },
     "base_box": {
      "default": null,
      "type": [
       "string",
       "null"
      ],
      "pattern": "^[0-9]{3}$",
      "description": "The box of its base, for a box that holds a tax; else null."
     },
     "formula": {
      "default": null,
      "type": [
       "string",
       "null"
      ],
      "description": "How it follows from other boxes, by their numbers; null for a box of vouchers.",
      "examples": [
       "131 − 178"
      ]
     },
     "sum": {
      "description": "The vouchers' exact sum; null for a box that follows from others.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     },
     "received_amount": {
      "default": "0.00",
      "description": "Credit notes that the same box of the month before did not take, or that the accountant states as such; they lower this one, and raise 102 and 103.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "left_amount": {
      "default": "0.00",
      "description": "Credit notes that the box does not take, because none is below 0 and 102 is at most 100; they go to the same box of the next month [I].",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "flag_stated": {
      "default": false,
      "type": "boolean",
      "description": "What the box receives, or box 145, 168 or 176 itself, is as the accountant states it (stated_carries or opening_balance of the settings)."
     },
     "stated_entry": {
      "default": null,
      "description": "Who stated it, and when; null unless flag_stated.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/hand-entry"
       },
       {
        "type": "null"
       }
      ]
     },
     "value": {
      "type": "integer",
      "description": "What goes into the box, in whole soles; negative only in 140 and 184."
     },
     "difference": {
      "description": "Value less sum, plus what is received and less what is left (in 102 and 103 the other way round): what SUNAT's rounding makes, unless flag_off; null without a sum.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/money"
       },
       {
        "type": "null"
       }
      ]
     },
     "flag_off": {
      "type": "boolean",
      "description": "The difference is 1.00 or more. It is not rounding, and `off` of the call of its vouchers lists those that make it."
     },
     "vouchers_count": {
      "default": null,
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "description": "Vouchers that make it up; null for a box that follows from others."
     },
     "vouchers_address": {
      "type": [
       "string",
       "null"
      ],
      "description": "The call that lists its vouchers: path and query on the API's origin; null for a box that follows from others."
     }
    }
   },
   "left-out-amount": {
    "title": "LeftOutAmount",
    "type": "object",
    "required": [
     "tax_period",
     "amount"
    ],
    "additionalProperties": false,
    "description": "Perceptions or retentions of a month.",
    "properties": {
     "tax_period": {
      "$ref": "#/components/schemas/tax-period"
     },
     "amount": {
      "$ref": "#/components/schemas/money"
     }
    }
   },
   "left-out-withholdings": {
    "title": "LeftOutWithholdings",
    "type": "object",
    "required": [
     "box",
     "months",
     "left",
     "value"
    ],
    "additionalProperties": false,
    "description": "Perceptions or retentions of months that are not loaded, which no form holds. They count once `stated_carries` has the value for the box and period.",
    "properties": {
     "box": {
      "type": "string",
      "enum": [
       "168",
       "176"
      ],
      "description": "168 for perceptions, 176 for retentions."
     },
     "months": {
      "type": "array",
      "minItems": 1,
      "description": "Months since the last loaded period, oldest first.",
      "items": {
       "$ref": "#/components/schemas/left-out-amount"
      }
     },
     "left": {
      "description": "What the form of the last loaded period leaves of them; null if nothing.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/left-out-amount"
       },
       {
        "type": "null"
       }
      ]
     },
     "value": {
      "type": "integer",
      "minimum": 0,
      "description": "What the box receives with all of them, whole soles."
     }
    }
   },
   "pdt621": {
    "title": "Pdt621",
    "type": "object",
    "required": [
     "tax_period",
     "boxes"
    ],
    "additionalProperties": false,
    "description": "The boxes of Formulario 621 for one period (decisions 17).",
    "properties": {
     "tax_period": {
      "$ref": "#/components/schemas/tax-period"
     },
     "boxes": {
      "type": "array",
      "description": "In the order of the form; empty for a period without vouchers.",
      "items": {
       "$ref": "#/components/schemas/pdt621-box"
      }
     },
     "positive_balance_period": {
      "default": null,
      "description": "The period that box 145 comes from; null without a balance.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       },
       {
        "type": "null"
       }
      ]
     },
     "positive_balance_amount": {
      "default": "0.00",
      "description": "The exact balance behind box 145: sum_positive_balance of the overview.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "positive_balance_rounding": {
      "default": "0.00",
      "description": "Box 145 less the exact balance: what the forms before it make in whole soles.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "positive_balance_off_periods": {
      "type": "array",
      "description": "Periods before it whose forms have a box with flag_off, oldest first. Where there are any, the difference above is not rounding alone.",
      "items": {
       "$ref": "#/components/schemas/tax-period"
      }
     },
     "interrupted_carry": {
      "description": "Null while nothing is lost between the months.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/interrupted-carry"
       },
       {
        "type": "null"
       }
      ]
     },
     "left_out_withholdings": {
      "type": "array",
      "description": "By box; empty while every month with perceptions or retentions has a form or the box is stated.",
      "items": {
       "$ref": "#/components/schemas/left-out-withholdings"
      }
     },
     "prorrata_coefficient": {
      "default": null,
      "type": [
       "string",
       "null"
      ],
      "pattern": "^(0\\.[0-9]{1,4}|1(\\.0{1,4})?)$",
      "description": "Box 173: what mixed purchases count with, decimal text from 0 to 1; null while none is set."
     },
     "flag_prorrata_missing": {
      "default": false,
      "type": "boolean",
      "description": "The period has DGNG purchases and no coefficient is set; it counts as 1 (decisions 23)."
     }
    }
   },
   "pdt621-voucher-list": {
    "title": "Pdt621VoucherList",
    "type": "object",
    "required": [
     "data",
     "metadata",
     "summary"
    ],
    "additionalProperties": false,
    "description": "A page of the vouchers that make up a box.",
    "properties": {
     "data": {
      "type": "array",
      "description": "The page, newest first.",
      "items": {
       "type": "object",
       "unevaluatedProperties": false,
       "allOf": [
        {
         "$ref": "#/components/schemas/voucher-facts"
        },
        {
         "type": "object",
         "required": [
          "box_amount"
         ],
         "properties": {
          "box_amount": {
           "description": "What it adds to the box, exact; negative when it subtracts.",
           "allOf": [
            {
             "$ref": "#/components/schemas/money"
            }
           ]
          },
          "box_difference": {
           "x-optional": true,
           "description": "With `off`, the tax of its base less the tax that it shows, signed as in the box.",
           "allOf": [
            {
             "$ref": "#/components/schemas/money"
            }
           ]
          }
         }
        }
       ]
      }
     },
     "metadata": {
      "type": "object",
      "required": [
       "pagination"
      ],
      "additionalProperties": false,
      "description": "About the list.",
      "properties": {
       "pagination": {
        "$ref": "#/components/schemas/pagination"
       }
      }
     },
     "summary": {
      "type": "object",
      "required": [
       "total_items",
       "box_amount"
      ],
      "additionalProperties": false,
      "description": "Sums over all pages.",
      "properties": {
       "total_items": {
        "type": "integer",
        "minimum": 0,
        "description": "Vouchers."
       },
       "box_amount": {
        "description": "Their sum; that of the box.",
        "allOf": [
         {
          "$ref": "#/components/schemas/money"
         }
        ]
       }
      }
     }
    }
   },
   "left-out-voucher": {
    "title": "LeftOutVoucher",
    "type": "object",
    "required": [
     "code",
     "serie_number",
     "currency",
     "message"
    ],
    "additionalProperties": false,
    "description": "A voucher that is not in the file.",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-{type}-{series}-{number}`."
     },
     "serie_number": {
      "type": "string",
      "description": "`{series}-{number}`."
     },
     "currency": {
      "type": "string",
      "pattern": "^[A-Z]{3}$",
      "description": "Currency of issue (ISO 4217)."
     },
     "message": {
      "type": "string",
      "description": "Why, in Spanish, ready to show."
     },
     "tax_period": {
      "x-optional": true,
      "description": "Only of `later`: the period whose file holds it.",
      "allOf": [
       {
        "$ref": "#/components/schemas/tax-period"
       }
      ]
     }
    }
   },
   "report-file": {
    "title": "ReportFile",
    "type": "object",
    "required": [
     "sas",
     "blob_filename"
    ],
    "additionalProperties": false,
    "description": "A report that is ready (part 2 §3).",
    "properties": {
     "sas": {
      "type": "string",
      "description": "Signed address of the file, fetched without a bearer token; it expires after ten minutes (decisions 14). A path is below the API's origin."
     },
     "blob_filename": {
      "type": "string",
      "description": "The name to save it under."
     },
     "left_out_count": {
      "default": 0,
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers that belong into the file and are not in it, because nothing says what they are in soles (decisions 20). Always 0 for\nExcel, which shows them in their own currency.\n"
     },
     "left_out": {
      "default": [],
      "type": "array",
      "maxItems": 20,
      "description": "The first of them, by issue date.",
      "items": {
       "$ref": "#/components/schemas/left-out-voucher"
      }
     },
     "annulled_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Annulled purchases of the period, which neither file of RCE holds; 0 for every other file."
     },
     "annulled": {
      "type": "array",
      "maxItems": 20,
      "description": "The first of them, by issue date.",
      "items": {
       "$ref": "#/components/schemas/left-out-voucher"
      }
     },
     "later_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Purchases of the period that the file of a later one holds, because their detraction was deposited late; for RCE and Siscont."
     },
     "later": {
      "type": "array",
      "maxItems": 20,
      "description": "The first of them, by issue date.",
      "items": {
       "$ref": "#/components/schemas/left-out-voucher"
      }
     }
    }
   },
   "report-job": {
    "title": "ReportJob",
    "type": "object",
    "required": [
     "job_uuid",
     "progress"
    ],
    "additionalProperties": false,
    "description": "A large report that is being made; ask the same call again (decisions 14).",
    "properties": {
     "job_uuid": {
      "type": "string",
      "format": "uuid",
      "description": "The job; the same until the report is ready."
     },
     "progress": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "Percent of the rows written."
     }
    }
   }
  },
  "headers": {
   "request-id-header": {
    "description": "Names this answer in the server's log; quote it to support.",
    "schema": {
     "type": "string",
     "examples": [
      "01JD2Z9T6J8V"
     ]
    }
   }
  },
  "responses": {
   "malformed": {
    "description": "The request does not fit the contract.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "malformed": {
        "summary": "The request does not fit the contract.",
        "value": {
         "code": "REQUEST_MALFORMED",
         "name": "Solicitud inválida",
         "message": "La solicitud no tiene el formato esperado.",
         "errors": [
          {
           "code": "REQUEST_MALFORMED",
           "message": "La solicitud no tiene el formato esperado."
          }
         ]
        }
       }
      }
     }
    }
   },
   "wrong-password": {
    "description": "Wrong address or password.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "wrong-password": {
        "summary": "Wrong address or password",
        "value": {
         "code": "USER_PASSWORD_INCORRECT",
         "name": "Credenciales incorrectas",
         "message": "El correo o la contraseña son incorrectos",
         "errors": [
          {
           "code": "USER_PASSWORD_INCORRECT",
           "message": "El correo o la contraseña son incorrectos"
          }
         ]
        }
       }
      }
     }
    }
   },
   "too-slow": {
    "description": "The body did not arrive in time.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "too-slow": {
        "summary": "A body that arrives too slowly",
        "value": {
         "code": "REQUEST_TOO_SLOW",
         "name": "Envío muy lento",
         "message": "La solicitud tardó demasiado en llegar. Revisa tu conexión e inténtalo de nuevo.",
         "errors": [
          {
           "code": "REQUEST_TOO_SLOW",
           "message": "La solicitud tardó demasiado en llegar. Revisa tu conexión e inténtalo de nuevo."
          }
         ]
        }
       }
      }
     }
    }
   },
   "too-large": {
    "description": "The request is larger than the server takes.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "too-large": {
        "summary": "A request too large",
        "value": {
         "code": "REQUEST_TOO_LARGE",
         "name": "Solicitud muy grande",
         "message": "La solicitud supera el tamaño permitido.",
         "errors": [
          {
           "code": "REQUEST_TOO_LARGE",
           "message": "La solicitud supera el tamaño permitido."
          }
         ]
        }
       }
      }
     }
    }
   },
   "too-many": {
    "description": "Too many attempts; wait and try again.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "too-many": {
        "summary": "Too many attempts; wait and try again.",
        "value": {
         "code": "TOO_MANY_REQUESTS",
         "name": "Demasiados intentos",
         "message": "Hiciste demasiados intentos. Espera un minuto y vuelve a intentarlo.",
         "errors": [
          {
           "code": "TOO_MANY_REQUESTS",
           "message": "Hiciste demasiados intentos. Espera un minuto y vuelve a intentarlo."
          }
         ]
        }
       }
      }
     }
    }
   },
   "internal": {
    "description": "A failure of the server. No detail leaves it.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "internal": {
        "summary": "A failure of the server. No detail leaves it.",
        "value": {
         "code": "INTERNAL_ERROR",
         "name": "Error interno",
         "message": "Ocurrió un error. Por favor, inténtalo de nuevo en un minuto.",
         "errors": [
          {
           "code": "INTERNAL_ERROR",
           "message": "Ocurrió un error. Por favor, inténtalo de nuevo en un minuto."
          }
         ]
        }
       }
      }
     }
    }
   },
   "unavailable": {
    "description": "The server is starting, stopping or overloaded.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "unavailable": {
        "summary": "The server is starting, stopping or overloaded.",
        "value": {
         "code": "SERVICE_UNAVAILABLE",
         "name": "Servicio no disponible",
         "message": "El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.",
         "errors": [
          {
           "code": "SERVICE_UNAVAILABLE",
           "message": "El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto."
          }
         ]
        }
       }
      }
     }
    }
   },
   "storage-full": {
    "description": "The server has too little disk space left to keep anything new. What it has can be read.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "full": {
        "summary": "The disk is full",
        "value": {
         "code": "STORAGE_FULL",
         "name": "Sin espacio",
         "message": "El servidor no tiene espacio para guardar cambios. Puedes seguir consultando tus datos; inténtalo de nuevo más tarde.",
         "errors": [
          {
           "code": "STORAGE_FULL",
           "message": "El servidor no tiene espacio para guardar cambios. Puedes seguir consultando tus datos; inténtalo de nuevo más tarde."
          }
         ]
        }
       }
      }
     }
    }
   },
   "user-registered": {
    "description": "Somebody registered this address or this document.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "email": {
        "summary": "The address",
        "value": {
         "code": "USER_ALREADY_REGISTERED",
         "name": "Ya registrado",
         "message": "El correo electrónico ya se encuentra registrado",
         "errors": [
          {
           "code": "USER_ALREADY_REGISTERED",
           "message": "El correo electrónico ya se encuentra registrado",
           "field": "email"
          }
         ]
        }
       },
       "document": {
        "summary": "The document",
        "value": {
         "code": "USER_ALREADY_REGISTERED",
         "name": "Ya registrado",
         "message": "El documento de identidad ya se encuentra registrado",
         "errors": [
          {
           "code": "USER_ALREADY_REGISTERED",
           "message": "El documento de identidad ya se encuentra registrado",
           "field": "document_number"
          }
         ]
        }
       }
      }
     }
    }
   },
   "account-refused": {
    "description": "Well-formed, but it breaks a rule (RULE_BROKEN), or the captcha was not passed (CAPTCHA_REFUSED).",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "rule": {
        "summary": "A rule",
        "value": {
         "code": "RULE_BROKEN",
         "name": "Datos inválidos",
         "message": "Revisa los datos ingresados.",
         "errors": [
          {
           "code": "RULE_BROKEN",
           "message": "Revisa los datos ingresados."
          }
         ]
        }
       },
       "captcha": {
        "summary": "The captcha",
        "value": {
         "code": "CAPTCHA_REFUSED",
         "name": "Verificación rechazada",
         "message": "No pudimos verificar que eres una persona. Recarga la página y vuelve a intentarlo.",
         "errors": [
          {
           "code": "CAPTCHA_REFUSED",
           "message": "No pudimos verificar que eres una persona. Recarga la página y vuelve a intentarlo."
          }
         ]
        }
       }
      }
     }
    }
   },
   "recovery-token-invalid": {
    "description": "The recovery token is unknown, expired or used.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "recovery-token-invalid": {
        "summary": "The recovery token is unknown, expired or used",
        "value": {
         "code": "RECOVERY_TOKEN_INVALID",
         "name": "Enlace vencido",
         "message": "Este link ya expiró",
         "errors": [
          {
           "code": "RECOVERY_TOKEN_INVALID",
           "message": "Este link ya expiró"
          }
         ]
        }
       }
      }
     }
    }
   },
   "user-not-found": {
    "description": "Nobody registered this address.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "user-not-found": {
        "summary": "Nobody registered this address",
        "value": {
         "code": "USER_NOT_FOUND",
         "name": "Correo no registrado",
         "message": "El correo electrónico no está registrado",
         "errors": [
          {
           "code": "USER_NOT_FOUND",
           "message": "El correo electrónico no está registrado",
           "field": "email"
          }
         ]
        }
       }
      }
     }
    }
   },
   "mail-unavailable": {
    "description": "The server is starting, stopping or overloaded, or no mail can be sent (MAIL_UNAVAILABLE).",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "unavailable": {
        "summary": "The server",
        "value": {
         "code": "SERVICE_UNAVAILABLE",
         "name": "Servicio no disponible",
         "message": "El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.",
         "errors": [
          {
           "code": "SERVICE_UNAVAILABLE",
           "message": "El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto."
          }
         ]
        }
       },
       "mail": {
        "summary": "No mail can be sent",
        "value": {
         "code": "MAIL_UNAVAILABLE",
         "name": "Servicio no disponible",
         "message": "No pudimos enviar el correo en este momento. Inténtalo de nuevo en unos minutos.",
         "errors": [
          {
           "code": "MAIL_UNAVAILABLE",
           "message": "No pudimos enviar el correo en este momento. Inténtalo de nuevo en unos minutos."
          }
         ]
        }
       }
      }
     }
    }
   },
   "partner-key-invalid": {
    "description": "No partner key, or one that this server does not know.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "partner-key-invalid": {
        "summary": "No partner key, or an unknown one",
        "value": {
         "code": "PARTNER_KEY_INVALID",
         "name": "Llave no válida",
         "message": "La llave de socio falta o no es válida.",
         "errors": [
          {
           "code": "PARTNER_KEY_INVALID",
           "message": "La llave de socio falta o no es válida."
          }
         ]
        }
       }
      }
     }
    }
   },
   "unprocessable": {
    "description": "Well-formed, but it breaks a rule.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "unprocessable": {
        "summary": "Well-formed, but it breaks a rule.",
        "value": {
         "code": "RULE_BROKEN",
         "name": "Datos inválidos",
         "message": "Revisa los datos ingresados.",
         "errors": [
          {
           "code": "RULE_BROKEN",
           "message": "Revisa los datos ingresados."
          }
         ]
        }
       }
      }
     }
    }
   },
   "partner-password-refused": {
    "description": "Wrong address or password, or an account without a password.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "wrong-password": {
        "summary": "Wrong address or password",
        "value": {
         "code": "USER_PASSWORD_INCORRECT",
         "name": "Credenciales incorrectas",
         "message": "El correo o la contraseña son incorrectos",
         "errors": [
          {
           "code": "USER_PASSWORD_INCORRECT",
           "message": "El correo o la contraseña son incorrectos"
          }
         ]
        }
       },
       "password-not-set": {
        "summary": "The account has no password",
        "value": {
         "code": "PASSWORD_NOT_SET",
         "name": "Sin contraseña",
         "message": "Confirma tu correo para crear tu contraseña.",
         "errors": [
          {
           "code": "PASSWORD_NOT_SET",
           "message": "Confirma tu correo para crear tu contraseña."
          }
         ]
        }
       }
      }
     }
    }
   },
   "unauthorized": {
    "description": "No access token, or one that is wrong or expired.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "unauthorized": {
        "summary": "No access token, or one that is wrong or expired.",
        "value": {
         "code": "ACCESS_TOKEN_INVALID",
         "name": "Sesión no válida",
         "message": "Tu sesión caducó. Vuelve a iniciar sesión.",
         "errors": [
          {
           "code": "ACCESS_TOKEN_INVALID",
           "message": "Tu sesión caducó. Vuelve a iniciar sesión."
          }
         ]
        }
       }
      }
     }
    }
   },
   "handover-refused": {
    "description": "A token that this server did not make, that was used before, or that is older than it holds.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "expired": {
        "summary": "Older than it holds",
        "value": {
         "code": "HANDOVER_EXPIRED",
         "name": "Acceso vencido",
         "message": "Este acceso ya venció. Vuelve a abrir Contapro desde SISCONT.",
         "errors": [
          {
           "code": "HANDOVER_EXPIRED",
           "message": "Este acceso ya venció. Vuelve a abrir Contapro desde SISCONT."
          }
         ]
        }
       },
       "used": {
        "summary": "Used before",
        "value": {
         "code": "HANDOVER_USED",
         "name": "Acceso ya usado",
         "message": "Este acceso ya se usó. Vuelve a abrir Contapro desde SISCONT.",
         "errors": [
          {
           "code": "HANDOVER_USED",
           "message": "Este acceso ya se usó. Vuelve a abrir Contapro desde SISCONT."
          }
         ]
        }
       },
       "invalid": {
        "summary": "Not made by this server",
        "value": {
         "code": "HANDOVER_INVALID",
         "name": "Acceso no válido",
         "message": "Este acceso no es válido. Vuelve a abrir Contapro desde SISCONT.",
         "errors": [
          {
           "code": "HANDOVER_INVALID",
           "message": "Este acceso no es válido. Vuelve a abrir Contapro desde SISCONT."
          }
         ]
        }
       }
      }
     }
    }
   },
   "email-confirmation-invalid": {
    "description": "The token is not of this server, or of another account than the session's.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "email-confirmation-invalid": {
        "summary": "The token is of another account",
        "value": {
         "code": "EMAIL_CONFIRMATION_INVALID",
         "name": "Enlace no válido",
         "message": "Este enlace no es de tu cuenta.",
         "errors": [
          {
           "code": "EMAIL_CONFIRMATION_INVALID",
           "message": "Este enlace no es de tu cuenta."
          }
         ]
        }
       }
      }
     }
    }
   },
   "upload-too-large": {
    "description": "Larger than the server takes; the limit is configuration.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "too-large": {
        "summary": "A file too large",
        "value": {
         "code": "UPLOAD_TOO_LARGE",
         "name": "Archivo muy grande",
         "message": "El archivo supera el tamaño permitido.",
         "errors": [
          {
           "code": "UPLOAD_TOO_LARGE",
           "message": "El archivo supera el tamaño permitido."
          }
         ]
        }
       }
      }
     }
    }
   },
   "upload-limit-reached": {
    "description": "More than the account uploads at a time (UPLOADS_AT_ONCE_EXCEEDED) or on a day in Lima (UPLOAD_DAY_LIMIT_REACHED), or too many attempts.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "at-once": {
        "summary": "Too many uploads at a time",
        "value": {
         "code": "UPLOADS_AT_ONCE_EXCEEDED",
         "name": "Demasiadas subidas",
         "message": "Tu cuenta ya envía 4 subidas a la vez. Espera a que termine una y vuelve a intentarlo.",
         "errors": [
          {
           "code": "UPLOADS_AT_ONCE_EXCEEDED",
           "message": "Tu cuenta ya envía 4 subidas a la vez. Espera a que termine una y vuelve a intentarlo."
          }
         ]
        }
       },
       "day": {
        "summary": "More than is left of the day",
        "value": {
         "code": "UPLOAD_DAY_LIMIT_REACHED",
         "name": "Límite del día",
         "message": "Una cuenta sube como máximo 20,000 archivos y 20 GiB al día. Hoy te quedan 40 archivos y 1.5 GiB.",
         "errors": [
          {
           "code": "UPLOAD_DAY_LIMIT_REACHED",
           "message": "Una cuenta sube como máximo 20,000 archivos y 20 GiB al día. Hoy te quedan 40 archivos y 1.5 GiB."
          }
         ]
        }
       }
      }
     }
    }
   },
   "conflict": {
    "description": "It exists already.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "conflict": {
        "summary": "It exists already.",
        "value": {
         "code": "BUSINESS_ALREADY_REGISTERED",
         "name": "Ya registrada",
         "message": "La Pyme ya se encuentra registrada",
         "errors": [
          {
           "code": "BUSINESS_ALREADY_REGISTERED",
           "message": "La Pyme ya se encuentra registrada"
          }
         ]
        }
       }
      }
     }
    }
   },
   "event-owner-not-found": {
    "description": "The accountant is not the signed-in one (ACCOUNTANT_NOT_FOUND), or the company is not theirs (BUSINESS_NOT_FOUND).",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "accountant": {
        "summary": "Another accountant",
        "value": {
         "code": "ACCOUNTANT_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos esta cuenta.",
         "errors": [
          {
           "code": "ACCOUNTANT_NOT_FOUND",
           "message": "No encontramos esta cuenta."
          }
         ]
        }
       },
       "business": {
        "summary": "Another company",
        "value": {
         "code": "BUSINESS_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos esta empresa en tu cuenta.",
         "errors": [
          {
           "code": "BUSINESS_NOT_FOUND",
           "message": "No encontramos esta empresa en tu cuenta."
          }
         ]
        }
       }
      }
     }
    }
   },
   "trial-used": {
    "description": "The account had its free trial.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "trial-used": {
        "summary": "The account had its free trial",
        "value": {
         "code": "TRIAL_ALREADY_USED",
         "name": "Prueba ya usada",
         "message": "Ya usaste tu prueba gratis. Elige un plan para continuar.",
         "errors": [
          {
           "code": "TRIAL_ALREADY_USED",
           "message": "Ya usaste tu prueba gratis. Elige un plan para continuar."
          }
         ]
        }
       }
      }
     }
    }
   },
   "plan-refused": {
    "description": "The plan is not on offer, has no free trial, is for fewer companies, or a paid plan is in force (RULE_BROKEN; the reasons say which).",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "plan": {
        "summary": "The plan",
        "value": {
         "code": "RULE_BROKEN",
         "name": "Datos inválidos",
         "message": "Este plan no está disponible.",
         "errors": [
          {
           "code": "PLAN_NOT_OFFERED",
           "message": "Este plan no está disponible.",
           "field": "plan_type"
          }
         ]
        }
       },
       "trial": {
        "summary": "The trial",
        "value": {
         "code": "RULE_BROKEN",
         "name": "Datos inválidos",
         "message": "Este plan no tiene prueba gratis.",
         "errors": [
          {
           "code": "TRIAL_NOT_OFFERED",
           "message": "Este plan no tiene prueba gratis.",
           "field": "free_trial"
          }
         ]
        }
       },
       "companies": {
        "summary": "More companies than the plan allows",
        "value": {
         "code": "RULE_BROKEN",
         "name": "Datos inválidos",
         "message": "Tienes 13 empresas y el plan Inicial admite 3.",
         "errors": [
          {
           "code": "COMPANIES_EXCEED_PLAN",
           "message": "Tienes 13 empresas y el plan Inicial admite 3.",
           "field": "plan_type"
          }
         ]
        }
       },
       "paid": {
        "summary": "A paid plan is in force",
        "value": {
         "code": "RULE_BROKEN",
         "name": "Datos inválidos",
         "message": "Tienes un plan pagado vigente. La prueba gratis es para cuentas sin plan.",
         "errors": [
          {
           "code": "TRIAL_WITH_PAID_PLAN",
           "message": "Tienes un plan pagado vigente. La prueba gratis es para cuentas sin plan.",
           "field": "free_trial"
          }
         ]
        }
       }
      }
     }
    }
   },
   "plan-change-final": {
    "description": "No change of plan, or one that can no longer be undone.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "plan-change-final": {
        "summary": "Nothing to undo",
        "value": {
         "code": "PLAN_CHANGE_FINAL",
         "name": "Nada que deshacer",
         "message": "Ya no se puede deshacer el cambio de plan.",
         "errors": [
          {
           "code": "PLAN_CHANGE_FINAL",
           "message": "Ya no se puede deshacer el cambio de plan."
          }
         ]
        }
       }
      }
     }
    }
   },
   "ruc-not-registered": {
    "description": "Nobody registered this RUC.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "ruc-not-registered": {
        "summary": "Nobody registered this RUC",
        "value": {
         "code": "RUC_NOT_REGISTERED",
         "name": "No encontrado",
         "message": "Ninguna cuenta ha registrado este RUC.",
         "errors": [
          {
           "code": "RUC_NOT_REGISTERED",
           "message": "Ninguna cuenta ha registrado este RUC."
          }
         ]
        }
       }
      }
     }
    }
   },
   "not-found": {
    "description": "Unknown, or of another accountant; the two cannot be told apart.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "not-found": {
        "summary": "Unknown, or of another accountant",
        "value": {
         "code": "BUSINESS_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos esta empresa en tu cuenta.",
         "errors": [
          {
           "code": "BUSINESS_NOT_FOUND",
           "message": "No encontramos esta empresa en tu cuenta."
          }
         ]
        }
       }
      }
     }
    }
   },
   "rule-changes": {
    "description": "What is still to be confirmed.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/rule-changes"
      },
      "examples": {
       "one": {
        "summary": "One box",
        "value": {
         "changes": [
          {
           "id": 7,
           "tax_period": "202604",
           "box": "108",
           "before": 720,
           "after": 2520,
           "reasons": [
            "credit"
           ]
          }
         ]
        }
       }
      }
     }
    }
   },
   "sunat-not-connected": {
    "description": "The server is starting, stopping or overloaded, or has no way to SUNAT (SUNAT_NOT_CONNECTED).",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "unavailable": {
        "summary": "The server",
        "value": {
         "code": "SERVICE_UNAVAILABLE",
         "name": "Servicio no disponible",
         "message": "El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.",
         "errors": [
          {
           "code": "SERVICE_UNAVAILABLE",
           "message": "El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto."
          }
         ]
        }
       },
       "sunat": {
        "summary": "No way to SUNAT",
        "value": {
         "code": "SUNAT_NOT_CONNECTED",
         "name": "SUNAT no conectada",
         "message": "Esta instalación no está conectada con SUNAT: no podemos validar tus credenciales.",
         "errors": [
          {
           "code": "SUNAT_NOT_CONNECTED",
           "message": "Esta instalación no está conectada con SUNAT: no podemos validar tus credenciales."
          }
         ]
        }
       }
      }
     }
    }
   },
   "upload-refused": {
    "description": "The form holds no file.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "empty": {
        "summary": "No file",
        "value": {
         "code": "UPLOAD_WITHOUT_FILES",
         "name": "Sin archivos",
         "message": "Elige al menos un archivo.",
         "errors": [
          {
           "code": "UPLOAD_WITHOUT_FILES",
           "message": "Elige al menos un archivo."
          }
         ]
        }
       }
      }
     }
    }
   },
   "upload-not-found": {
    "description": "The company (BUSINESS_NOT_FOUND) or its upload (UPLOAD_NOT_FOUND) is unknown, or of another accountant.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "business": {
        "summary": "The company",
        "value": {
         "code": "BUSINESS_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos esta empresa en tu cuenta.",
         "errors": [
          {
           "code": "BUSINESS_NOT_FOUND",
           "message": "No encontramos esta empresa en tu cuenta."
          }
         ]
        }
       },
       "upload": {
        "summary": "The upload",
        "value": {
         "code": "UPLOAD_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos esta carga.",
         "errors": [
          {
           "code": "UPLOAD_NOT_FOUND",
           "message": "No encontramos esta carga."
          }
         ]
        }
       }
      }
     }
    }
   },
   "upload-not-undoable": {
    "description": "The upload is not over, was undone already, brought nothing, or brought what is not undone.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "upload-not-undoable": {
        "summary": "Nada que deshacer",
        "value": {
         "code": "UPLOAD_NOT_UNDOABLE",
         "name": "Nada que deshacer",
         "message": "Esta subida no se puede deshacer.",
         "errors": [
          {
           "code": "UPLOAD_NOT_UNDOABLE",
           "message": "Esta subida no se puede deshacer."
          }
         ]
        }
       }
      }
     }
    }
   },
   "upload-not-repeatable": {
    "description": "The upload was not undone, or its files are lost.",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "upload-not-undone": {
        "summary": "No deshecha",
        "value": {
         "code": "UPLOAD_NOT_UNDONE",
         "name": "No deshecha",
         "message": "Solo se vuelve a procesar una subida deshecha.",
         "errors": [
          {
           "code": "UPLOAD_NOT_UNDONE",
           "message": "Solo se vuelve a procesar una subida deshecha."
          }
         ]
        }
       },
       "upload-files-missing": {
        "summary": "Sin archivos",
        "value": {
         "code": "UPLOAD_FILES_MISSING",
         "name": "Sin archivos",
         "message": "Ya no tenemos los archivos de esta subida. Súbelos de nuevo.",
         "errors": [
          {
           "code": "UPLOAD_FILES_MISSING",
           "message": "Ya no tenemos los archivos de esta subida. Súbelos de nuevo."
          }
         ]
        }
       }
      }
     }
    }
   },
   "voucher-files-not-found": {
    "description": "The company is unknown or another accountant's (BUSINESS_NOT_FOUND), or none of the vouchers has a file of this type\n(VOUCHER_FILES_NOT_FOUND), or the server has lost the XML of the first, and no file of the others could be had\n(VOUCHER_FILE_NOT_FOUND; each voucher is a reason, its code in `field`).\n",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "business": {
        "summary": "Unknown, or of another accountant",
        "value": {
         "code": "BUSINESS_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos esta empresa en tu cuenta.",
         "errors": [
          {
           "code": "BUSINESS_NOT_FOUND",
           "message": "No encontramos esta empresa en tu cuenta."
          }
         ]
        }
       },
       "files": {
        "summary": "No file of this type",
        "value": {
         "code": "VOUCHER_FILES_NOT_FOUND",
         "name": "Sin archivos",
         "message": "Ninguno de los comprobantes tiene un archivo de este tipo.",
         "errors": [
          {
           "code": "VOUCHER_FILES_NOT_FOUND",
           "message": "Ninguno de los comprobantes tiene un archivo de este tipo."
          }
         ]
        }
       },
       "lost": {
        "summary": "The server has lost the voucher's XML",
        "value": {
         "code": "VOUCHER_FILE_NOT_FOUND",
         "name": "No encontrado",
         "message": "El comprobante F001-101 no está disponible: no encontramos su archivo.",
         "errors": [
          {
           "code": "VOUCHER_FILE_NOT_FOUND",
           "message": "El comprobante F001-101 no está disponible: no encontramos su archivo.",
           "field": "20990000027-01-F001-101"
          }
         ]
        }
       }
      }
     }
    }
   },
   "voucher-not-printable": {
    "description": "The voucher's printed form cannot be drawn from its XML (VOUCHER_NOT_PRINTABLE, its code in `field`). A mass download answers it\nwhen that is so with the first voucher that has an XML, and no file of the others could be had: each is a reason.\n",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "voucher": {
        "summary": "An XML that cannot be drawn",
        "value": {
         "code": "VOUCHER_NOT_PRINTABLE",
         "name": "Comprobante sin imagen",
         "message": "El comprobante F001-101 no se puede mostrar: no pudimos generar su representación impresa.",
         "errors": [
          {
           "code": "VOUCHER_NOT_PRINTABLE",
           "message": "El comprobante F001-101 no se puede mostrar: no pudimos generar su representación impresa.",
           "field": "20990000027-01-F001-101"
          }
         ]
        }
       }
      }
     }
    }
   },
   "decided": {
    "description": "Decided; figures and report files follow at once.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/decision-result"
      },
      "examples": {
       "validated": {
        "summary": "A detraction without deposit, validated",
        "value": {
         "data": [
          {
           "code": "20990000043-01-E001-12",
           "operation_type": "COMPRA",
           "tax_period": "202608",
           "issue_date": "2026-08-14",
           "due_date": null,
           "type": "01",
           "type_name": "Factura",
           "serie": "E001",
           "number": "12",
           "supplier_ruc": "20990000043",
           "supplier_business_name": "SERVICIOS Y AÑADIDOS TRES S.R.L.",
           "item_description": "Servicio de consultoría",
           "taxable_amount": "5000.00",
           "igv_amount": "900.00",
           "non_taxable_amount": "0.00",
           "total_amount": "5900.00",
           "igv_credit_amount": "900.00",
           "currency": "PEN",
           "exchange_rate": null,
           "exchange_rate_entry": null,
           "original_total_amount": null,
           "flag_missing_exchange_rate": false,
           "afecto_detraccion": "si",
           "igv_rate": "18",
           "status": "gasto deducible",
           "status_reasons": [],
           "igv_credit": "yes",
           "igv_credit_period": null,
           "igv_credit_reasons": [],
           "warnings": [],
           "igv_at_stake_amount": "900.00",
           "source": "proposal",
           "img_cpe_link": null,
           "xml_cpe_link": null,
           "observations": [
            {
             "code": "DETRACTION_WITHOUT_DEPOSIT",
             "name": "Detracción sin depósito",
             "message": "No encontramos el depósito completo de la detracción."
            }
           ],
           "advices": [
            {
             "code": "BANK_PAYMENT_NEEDED",
             "message": "Debe pagarse por un medio bancario (Ley 28194)."
            }
           ],
           "decision": {
            "kind": "validated",
            "decided_by": "Rosa Elvira Quispe Mamani",
            "decided_at": "2026-09-03T15:04:05Z"
           },
           "allowed_decisions": [
            "decline",
            "undo"
           ]
          }
         ],
         "summary": {
          "observed_count": 0,
          "rejected_count": 0,
          "validated_count": 12
         },
         "totals": {
          "total_amount_igv_sales": "2189.40",
          "total_amount_igv_purchase": "2091.43",
          "total_amount_igv_total": "97.97",
          "received_credit_notes_amount": "0.00",
          "left_credit_notes_amount": "0.00",
          "sum_positive_balance": "0.00",
          "flag_show_positive_balance": false,
          "positive_balance_period": null,
          "total_cpes_count": 21,
          "sales_cpes_count": 9,
          "purchase_credit_cpes_count": 10,
          "moved_credit_cpes_count": 0,
          "moved_credit_amount": "0.00",
          "total_amount": "14810.00",
          "flag_prorrata_missing": true,
          "missing_exchange_rate_count": 0,
          "missing_exchange_rate_sales_count": 0
         }
        }
       }
      }
     }
    }
   },
   "vouchers-not-found": {
    "description": "The company is unknown or another accountant's (BUSINESS_NOT_FOUND), or the period has no purchase of one of the codes\n(VOUCHER_NOT_FOUND, one reason for each, its code in `field`). Nothing was changed.\n",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "business": {
        "summary": "Unknown, or of another accountant",
        "value": {
         "code": "BUSINESS_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos esta empresa en tu cuenta.",
         "errors": [
          {
           "code": "BUSINESS_NOT_FOUND",
           "message": "No encontramos esta empresa en tu cuenta."
          }
         ]
        }
       },
       "voucher": {
        "summary": "One code is no purchase of the period",
        "value": {
         "code": "VOUCHER_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos este comprobante en el periodo.",
         "errors": [
          {
           "code": "VOUCHER_NOT_FOUND",
           "message": "No encontramos el comprobante F001-999 en el periodo.",
           "field": "20990000027-01-F001-999"
          }
         ]
        }
       }
      }
     }
    }
   },
   "decision-not-allowed": {
    "description": "A voucher cannot be decided so (DECISION_NOT_ALLOWED, one reason for each, its code in `field`): nobody revives an annulled\nvoucher, one of another addressee or a boleta over its limit. Nothing was changed.\n",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "annulled": {
        "summary": "An annulled voucher",
        "value": {
         "code": "DECISION_NOT_ALLOWED",
         "name": "Acción no permitida",
         "message": "Este comprobante no se puede validar.",
         "errors": [
          {
           "code": "DECISION_NOT_ALLOWED",
           "message": "El comprobante F001-101 está anulado, revertido o dado de baja.",
           "field": "20990000027-01-F001-101"
          }
         ]
        }
       }
      }
     }
    }
   },
   "report-not-writable": {
    "description": "The file cannot be written as its reader takes it: a voucher does not fit the format (REPORT_VOUCHER_INVALID, its code in `field`),\nor the Siscont template names a field that does not exist (REPORT_TEMPLATE_INVALID, the field in `field`).\n",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "voucher": {
        "summary": "A voucher beyond the limits of the format",
        "value": {
         "code": "REPORT_VOUCHER_INVALID",
         "name": "Comprobante fuera de formato",
         "message": "El total del comprobante F001-101 supera los doce enteros que acepta SUNAT.",
         "errors": [
          {
           "code": "REPORT_VOUCHER_INVALID",
           "message": "El total del comprobante F001-101 supera los doce enteros que acepta SUNAT.",
           "field": "20990000027-01-F001-101"
          }
         ]
        }
       },
       "template": {
        "summary": "An unknown field in the template",
        "value": {
         "code": "REPORT_TEMPLATE_INVALID",
         "name": "Plantilla inválida",
         "message": "La plantilla de Siscont nombra un campo que no existe.",
         "errors": [
          {
           "code": "REPORT_TEMPLATE_INVALID",
           "message": "El campo igv_18 no existe.",
           "field": "igv_18"
          }
         ]
        }
       }
      }
     }
    }
   },
   "address-expired": {
    "description": "The address is expired (FILE_ADDRESS_EXPIRED) or was changed (FILE_ADDRESS_INVALID).",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "expired": {
        "summary": "Expired",
        "value": {
         "code": "FILE_ADDRESS_EXPIRED",
         "name": "Enlace vencido",
         "message": "Este enlace ya expiró. Vuelve a pedir el archivo.",
         "errors": [
          {
           "code": "FILE_ADDRESS_EXPIRED",
           "message": "Este enlace ya expiró. Vuelve a pedir el archivo."
          }
         ]
        }
       },
       "changed": {
        "summary": "Changed",
        "value": {
         "code": "FILE_ADDRESS_INVALID",
         "name": "Enlace no válido",
         "message": "Este enlace no es válido. Vuelve a pedir el archivo.",
         "errors": [
          {
           "code": "FILE_ADDRESS_INVALID",
           "message": "Este enlace no es válido. Vuelve a pedir el archivo."
          }
         ]
        }
       }
      }
     }
    }
   },
   "file-not-found": {
    "description": "The voucher has no such file, or the server has lost its XML (VOUCHER_FILE_NOT_FOUND; of a lost one the voucher's code in\n`field`), or the report is gone (REPORT_FILE_NOT_FOUND).\n",
    "headers": {
     "x-request-id": {
      "$ref": "#/components/headers/request-id-header"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/error"
      },
      "examples": {
       "voucher": {
        "summary": "The voucher has no such file",
        "value": {
         "code": "VOUCHER_FILE_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos el archivo de este comprobante.",
         "errors": [
          {
           "code": "VOUCHER_FILE_NOT_FOUND",
           "message": "No encontramos el archivo de este comprobante."
          }
         ]
        }
       },
       "lost": {
        "summary": "The server has lost the voucher's XML",
        "value": {
         "code": "VOUCHER_FILE_NOT_FOUND",
         "name": "No encontrado",
         "message": "El comprobante F001-101 no está disponible: no encontramos su archivo.",
         "errors": [
          {
           "code": "VOUCHER_FILE_NOT_FOUND",
           "message": "El comprobante F001-101 no está disponible: no encontramos su archivo.",
           "field": "20990000027-01-F001-101"
          }
         ]
        }
       },
       "report": {
        "summary": "The report is gone",
        "value": {
         "code": "REPORT_FILE_NOT_FOUND",
         "name": "No encontrado",
         "message": "No encontramos este reporte. Vuelve a descargarlo.",
         "errors": [
          {
           "code": "REPORT_FILE_NOT_FOUND",
           "message": "No encontramos este reporte. Vuelve a descargarlo."
          }
         ]
        }
       }
      }
     }
    }
   }
  },
  "parameters": {
   "business-uuid": {
    "name": "uuid",
    "in": "path",
    "required": true,
    "description": "The company's uuid.",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "page": {
    "name": "page",
    "in": "query",
    "description": "Page, from 1.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000,
     "default": 1
    }
   },
   "size": {
    "name": "size",
    "in": "query",
    "description": "Rows a page.",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 20
    }
   },
   "upload-uuid": {
    "name": "upload_uuid",
    "in": "path",
    "required": true,
    "description": "The upload.",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "ruc": {
    "name": "ruc",
    "in": "query",
    "required": true,
    "description": "RUC of a company of the signed-in accountant.",
    "schema": {
     "$ref": "#/components/schemas/ruc"
    }
   },
   "tax-period": {
    "name": "tax_period",
    "in": "query",
    "required": true,
    "description": "Tax period.",
    "schema": {
     "$ref": "#/components/schemas/tax-period"
    }
   },
   "dashboard-filters": {
    "name": "filters",
    "in": "query",
    "required": true,
    "description": "A JSON object (URL-encoded) that names the company and the period (decisions 9).",
    "content": {
     "application/json": {
      "schema": {
       "type": "object",
       "required": [
        "ruc",
        "tax_period",
        "business_uuid"
       ],
       "additionalProperties": false,
       "properties": {
        "ruc": {
         "$ref": "#/components/schemas/ruc"
        },
        "tax_period": {
         "$ref": "#/components/schemas/tax-period"
        },
        "business_uuid": {
         "type": "string",
         "format": "uuid",
         "description": "The company's uuid; it must be the company of the RUC."
        }
       }
      },
      "examples": {
       "august": {
        "summary": "August 2026",
        "value": {
         "ruc": "20990000019",
         "tax_period": "202608",
         "business_uuid": "3f0e6c1c-6f0e-4c53-9f7e-0d3c3a6d3b11"
        }
       }
      }
     }
    }
   },
   "history-filters": {
    "name": "filters",
    "in": "query",
    "required": true,
    "description": "A JSON object (URL-encoded) that names the company, the last period and the side (decisions 9).",
    "content": {
     "application/json": {
      "schema": {
       "type": "object",
       "required": [
        "ruc",
        "tax_period",
        "operation_type"
       ],
       "additionalProperties": false,
       "properties": {
        "ruc": {
         "$ref": "#/components/schemas/ruc"
        },
        "tax_period": {
         "$ref": "#/components/schemas/tax-period"
        },
        "operation_type": {
         "$ref": "#/components/schemas/operation-type"
        }
       }
      },
      "examples": {
       "sales": {
        "summary": "Twelve months of sales",
        "value": {
         "ruc": "20990000019",
         "tax_period": "202608",
         "operation_type": "VENTA"
        }
       }
      }
     }
    }
   },
   "page-record": {
    "name": "page_record",
    "in": "query",
    "description": "Rows a page: the name that this list gives to `size` (decisions 16).",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 20
    }
   },
   "owner-uuid": {
    "name": "uuid",
    "in": "query",
    "required": true,
    "description": "The company's uuid; it must be the company of the RUC.",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "owner-business-ruc": {
    "name": "business_ruc",
    "in": "query",
    "required": true,
    "description": "RUC of a company of the signed-in accountant.",
    "schema": {
     "$ref": "#/components/schemas/ruc"
    }
   },
   "owner-business-uuid": {
    "name": "business_uuid",
    "in": "query",
    "required": true,
    "description": "The company's uuid; it must be the company of the RUC.",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "size-ten": {
    "name": "size",
    "in": "query",
    "description": "Rows a page; the screens offer 10, 20, 50 and 100 (decisions 25).",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 10
    }
   },
   "owner-ruc": {
    "name": "ruc",
    "in": "path",
    "required": true,
    "description": "RUC of a company of the signed-in accountant.",
    "schema": {
     "$ref": "#/components/schemas/ruc"
    }
   },
   "expires": {
    "name": "expires",
    "in": "query",
    "required": true,
    "description": "Unix time in seconds after which the address is refused.",
    "schema": {
     "type": "integer",
     "minimum": 0
    }
   },
   "signature": {
    "name": "signature",
    "in": "query",
    "required": true,
    "description": "HMAC of path and expiry.",
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   }
  },
  "examples": {
   "settings": {
    "summary": "A coefficient set in August",
    "value": {
     "values": {
      "opening_balance": {
       "tax_period": "202607",
       "amount": "1250.00"
      },
      "stated_carries": [
       {
        "tax_period": "202610",
        "box": "145",
        "amount": "1998.00"
       }
      ],
      "exchange_rates": [
       {
        "currency": "USD",
        "date": "2026-08-05",
        "rate": "3.755"
       }
      ],
      "prorrata": [
       {
        "from": "202608",
        "coefficient": "0.8542"
       }
      ],
      "foreign_words": [
       "juguete",
       "licor"
      ],
      "issuer_regimes": [],
      "siscont_template": {
       "format": "xlsx",
       "columns": [
        {
         "heading": "FECHA",
         "field": "issue_date",
         "fixed_value": null,
         "width": null
        },
        {
         "heading": "CUENTA",
         "field": null,
         "fixed_value": "421201",
         "width": 10
        },
        {
         "heading": "TOTAL",
         "field": "total_amount",
         "fixed_value": null,
         "width": 14
        }
       ]
      },
      "rce_token_count": 38,
      "detraction_rates": [
       {
        "code": "037",
        "name": "Demás servicios gravados con el IGV",
        "from": "2014-01-01",
        "rate": "12"
       }
      ],
      "igv_rates": [
       {
        "regime": "general",
        "from": "2011-03-01",
        "rate": "18"
       },
       {
        "regime": "reduced",
        "from": "2026-01-01",
        "rate": "10.5"
       },
       {
        "regime": "reduced",
        "from": "2022-09-01",
        "rate": "10"
       }
      ]
     },
     "shipped": {
      "opening_balance": null,
      "stated_carries": [],
      "exchange_rates": [],
      "prorrata": [],
      "foreign_words": [
       "juguete",
       "licor"
      ],
      "issuer_regimes": [],
      "siscont_template": {
       "format": "xlsx",
       "columns": [
        {
         "heading": "FECHA EMISIÓN",
         "field": "issue_date",
         "fixed_value": null,
         "width": null
        },
        {
         "heading": "TOTAL",
         "field": "total_amount",
         "fixed_value": null,
         "width": null
        }
       ]
      },
      "rce_token_count": 38,
      "detraction_rates": [
       {
        "code": "037",
        "name": "Demás servicios gravados con el IGV",
        "from": "2014-01-01",
        "rate": "12"
       }
      ],
      "igv_rates": [
       {
        "regime": "general",
        "from": "2011-03-01",
        "rate": "18"
       },
       {
        "regime": "reduced",
        "from": "2026-01-01",
        "rate": "10.5"
       },
       {
        "regime": "reduced",
        "from": "2022-09-01",
        "rate": "10"
       }
      ]
     },
     "changes": [
      {
       "changed_at": "2026-09-01T15:00:00Z",
       "changed_by": "Rosa Elvira Quispe Mamani",
       "before": {
        "prorrata": []
       },
       "after": {
        "prorrata": [
         {
          "from": "202608",
          "coefficient": "0.8542"
         }
        ]
       }
      }
     ],
     "padron": null,
     "is_reviewing": false
    }
   }
  }
 }
}
