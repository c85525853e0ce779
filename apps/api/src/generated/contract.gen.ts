// Made from openapi/ by `npm run generate`. Do not edit.
export const contract: Record<string, unknown> = {
 "openapi": "3.1.0",
 "info": {
  "title": "Contapro API",
  "version": "0.1.0",
  "summary": "Vouchers and tax figures of the companies that an accountant in Peru reviews.",
  "description": "Amounts are decimal text in soles with two places (\"2189.40\"), dates are civil dates (`YYYY-MM-DD`), tax periods are `YYYYMM`.\nEvery failure answers one shape, `Error`, whose `message` is Spanish and ready to show; clients decide by `code`, never by text.\nA company of another accountant answers exactly like one that does not exist (404).\nParameters and fields that an operation does not name are refused (400), so that a mistyped filter never answers everything.\n",
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
    "description": "Wrong address and wrong password answer the same 401 USER_PASSWORD_INCORRECT. Limited per address and client.",
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
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "The account's address."
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
         "type": "object",
         "required": [
          "access_token",
          "ab_test_group"
         ],
         "additionalProperties": false,
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
      "description": "Wrong address or password.",
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
  "/app/internal/businesses/{uuid}/periods": {
   "get": {
    "operationId": "listTaxPeriods",
    "tags": [
     "businesses"
    ],
    "summary": "Tax periods with vouchers",
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
          "description": "RCE and RVIE files (txt, csv), XML vouchers, or zip files of them.",
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
         "type": "object",
         "required": [
          "upload_uuid",
          "state"
         ],
         "additionalProperties": false,
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
      "name": "upload_uuid",
      "in": "path",
      "required": true,
      "description": "The upload.",
      "schema": {
       "type": "string",
       "format": "uuid"
      }
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
             ]
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
           "total_cpes_count": 21,
           "sales_cpes_count": 9,
           "purchase_credit_cpes_count": 10,
           "total_amount": "14810.00",
           "flag_prorrata_missing": true,
           "missing_exchange_rate_count": 0
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
           "deductible_count": 12,
           "not_deductible_count": 0,
           "observed_count": 0,
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
            "igv_credit_amount": "0.00",
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
      "description": "`{issuer ruc}-{type}-{series}-{number}.xml`.",
      "schema": {
       "type": "string",
       "maxLength": 120
      }
     },
     {
      "name": "expires",
      "in": "query",
      "required": true,
      "description": "Unix time in seconds after which the address is refused.",
      "schema": {
       "type": "integer",
       "minimum": 0
      }
     },
     {
      "name": "signature",
      "in": "query",
      "required": true,
      "description": "HMAC of path and expiry.",
      "schema": {
       "type": "string",
       "maxLength": 100
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The file as it was received.",
      "content": {
       "application/xml": {
        "schema": {
         "type": "string",
         "contentMediaType": "application/xml"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/malformed"
     },
     "403": {
      "description": "The address is expired or was changed.",
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
           "message": "Este enlace ya expiró. Vuelve a abrir el comprobante.",
           "errors": [
            {
             "code": "FILE_ADDRESS_EXPIRED",
             "message": "Este enlace ya expiró. Vuelve a abrir el comprobante."
            }
           ]
          }
         }
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/not-found"
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
  "schemas": {
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
         "type": "string",
         "description": "Name of the field in the request, where one is at fault."
        }
       }
      }
     }
    }
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
      "type": "string",
      "description": "DNI, 8 digits."
     },
     "email": {
      "type": "string",
      "format": "email",
      "description": "The address that signs in."
     },
     "phone_number": {
      "type": "string",
      "description": "Mobile number, 9 digits that begin with 9."
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
        "type": "object",
        "required": [
         "plan_type",
         "end_date"
        ],
        "additionalProperties": false,
        "properties": {
         "plan_type": {
          "type": "integer",
          "minimum": 1,
          "maximum": 8,
          "default": 1,
          "description": "1–4 monthly plans, 5–8 annual plans (decisions 34)."
         },
         "end_date": {
          "$ref": "#/components/schemas/civil-date"
         }
        }
       }
      ]
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
   "upload-file": {
    "title": "UploadFile",
    "type": "object",
    "required": [
     "name",
     "size_bytes",
     "state",
     "kind",
     "tax_period",
     "progress",
     "rows_read",
     "vouchers_new",
     "vouchers_known",
     "already_uploaded",
     "errors_total",
     "errors"
    ],
    "additionalProperties": false,
    "description": "One file of an upload. It is taken whole or not at all.",
    "properties": {
     "name": {
      "type": "string",
      "description": "The name that the browser sent."
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
      "description": "`failed` files changed nothing."
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
       "unknown",
       null
      ],
      "description": "What the file turned out to be; null before it was opened."
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
      "description": "Vouchers that Contapro did not know before."
     },
     "vouchers_known": {
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers that were known already; the stronger source wins (decisions 21)."
     },
     "already_uploaded": {
      "type": "boolean",
      "description": "The very same file was taken before; it changed nothing."
     },
     "errors_total": {
      "type": "integer",
      "minimum": 0,
      "description": "How many errors the file has; the list shows the first hundred."
     },
     "errors": {
      "type": "array",
      "maxItems": 100,
      "description": "Why the file was refused, in the order of its lines.",
      "items": {
       "$ref": "#/components/schemas/file-error"
      }
     }
    }
   },
   "upload": {
    "title": "Upload",
    "type": "object",
    "required": [
     "upload_uuid",
     "created_at",
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
      "description": "`failed` when no file could be taken; `done` when all are finished and at least one was taken."
     },
     "progress": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100,
      "description": "Percent of all files together."
     },
     "files": {
      "type": "array",
      "description": "The files in the order they were sent.",
      "items": {
       "$ref": "#/components/schemas/upload-file"
      }
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
   "money": {
    "title": "Money",
    "type": "string",
    "pattern": "^-?[0-9]{1,15}\\.[0-9]{2}$",
    "description": "Decimal text in soles, two places, no thousands separator, minus sign in front.",
    "examples": [
     "2189.40"
    ]
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
     "positive_balance_period",
     "total_cpes_count",
     "sales_cpes_count",
     "purchase_credit_cpes_count",
     "total_amount",
     "flag_prorrata_missing",
     "missing_exchange_rate_count"
    ],
    "additionalProperties": false,
    "description": "The IGV of one period (part 2 §2, decisions 16 and 23). Net = sales − purchases − previous balance.",
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
      "description": "Purchases that give IGV credit."
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
      "type": "boolean",
      "description": "The period has DGNG purchases and no coefficient is set; it counts as 1 (decisions 23)."
     },
     "missing_exchange_rate_count": {
      "type": "integer",
      "minimum": 0,
      "description": "Vouchers in another currency that no register row has put into soles; they count in no total (decisions 20)."
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
     "igv_10_label",
     "igv_18_taxable_amount",
     "igv_18_amount",
     "ivap_taxable_amount",
     "ivap_amount"
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
      "description": "Base at the reduced rate (10 % until 2025, 10.5 % in 2026).",
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
      "type": "string",
      "enum": [
       "IGV 10%",
       "IGV 10.5%",
       "IGV 10% y 10.5%"
      ],
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
      "description": "Base of the IVAP (4 %).",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "ivap_amount": {
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
       "downloadable_cpes_count",
       "deductible_count",
       "not_deductible_count",
       "observed_count",
       "observed_by_reason",
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
       "observed_by_reason": {
        "type": "array",
        "description": "The donut's legend, largest amount first.",
        "items": {
         "type": "object",
         "required": [
          "name",
          "totalValue",
          "amount"
         ],
         "additionalProperties": false,
         "properties": {
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
       "total_amount_fa",
       "total_amount_bv",
       "total_amount_nc",
       "total_amount_nd",
       "total_amount_other_codes",
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
   "operation-type": {
    "title": "OperationType",
    "type": "string",
    "enum": [
     "COMPRA",
     "VENTA"
    ],
    "description": "Side of the register (part 1 §9)."
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
        "total_importe_total",
        "total_cpes_count"
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
   "voucher": {
    "title": "Voucher",
    "type": "object",
    "required": [
     "code",
     "operation_type",
     "tax_period",
     "issue_date",
     "due_date",
     "type",
     "type_name",
     "serie",
     "number",
     "supplier_ruc",
     "supplier_business_name",
     "item_description",
     "taxable_amount",
     "igv_amount",
     "non_taxable_amount",
     "total_amount",
     "igv_credit_amount",
     "currency",
     "exchange_rate",
     "original_total_amount",
     "flag_missing_exchange_rate",
     "afecto_detraccion",
     "igv_rate",
     "status",
     "status_reasons",
     "igv_credit",
     "igv_credit_reasons",
     "source",
     "img_cpe_link",
     "xml_cpe_link"
    ],
    "additionalProperties": false,
    "description": "A voucher of the list (part 2 §3). Amounts are soles, in the voucher's own currency when flag_missing_exchange_rate; credit notes are negative.",
    "properties": {
     "code": {
      "type": "string",
      "description": "`{issuer ruc}-{type}-{series}-{number}` (decisions 16).",
      "examples": [
       "20990000027-01-F001-101"
      ]
     },
     "operation_type": {
      "$ref": "#/components/schemas/operation-type"
     },
     "tax_period": {
      "$ref": "#/components/schemas/tax-period"
     },
     "issue_date": {
      "$ref": "#/components/schemas/civil-date"
     },
     "due_date": {
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
      "description": "What it adds to IGV compras (decisions 23); for a sale, to IGV ventas.",
      "allOf": [
       {
        "$ref": "#/components/schemas/money"
       }
      ]
     },
     "currency": {
      "type": "string",
      "pattern": "^[A-Z]{3}$",
      "description": "Currency of issue (ISO 4217)."
     },
     "exchange_rate": {
      "type": [
       "string",
       "null"
      ],
      "description": "Soles for one unit, decimal text; null for PEN or unknown."
     },
     "original_total_amount": {
      "description": "Total in the currency of issue as the XML states it; null when unknown or PEN.",
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
      "type": "boolean",
      "description": "Another currency and no register row; it counts in no total."
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
      "type": "array",
      "description": "Why.",
      "items": {
       "$ref": "#/components/schemas/reason"
      }
     },
     "igv_credit": {
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
     "igv_credit_reasons": {
      "type": "array",
      "description": "Why.",
      "items": {
       "$ref": "#/components/schemas/reason"
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
      "description": "Signed address of the image; null while there is none."
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
   "voucher-list": {
    "title": "VoucherList",
    "type": "object",
    "required": [
     "data",
     "metadata",
     "summary"
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
       "igv_credit_amount",
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
       "igv_credit_amount": {
        "description": "IGV deducible; for sales, IGV de ventas.",
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
   "too-large": {
    "description": "Larger than the server takes.",
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
        "summary": "Larger than the server takes.",
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
   }
  }
 }
}
