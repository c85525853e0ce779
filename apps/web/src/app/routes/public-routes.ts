import { redirect, type RouteObject } from 'react-router'
import type { AppServices } from '../app-services.ts'
import { requireNoSession } from '../guards.ts'
import { paths } from '../paths.ts'
import { titled } from './titled.ts'

/** Public-only area (part 1 §2), and the page that confirms an address, for both areas. */
export function publicRoutes(services: AppServices): RouteObject[] {
  const loader: RouteObject['loader'] = ({ request }) => requireNoSession(services, request)
  return [
    ...[paths.start, paths.signIn].map((path) => ({
      path,
      handle: titled('Iniciar sesión'),
      loader,
      lazy: { Component: async () => (await import('../../pages/login/sign-in-page.tsx')).SignInPage },
    })),
    {
      path: paths.signUp,
      handle: titled('Crear cuenta'),
      loader,
      lazy: { Component: async () => (await import('../../pages/crear-cuenta/sign-up-page.tsx')).SignUpPage },
    },
    {
      path: paths.recoverPassword,
      handle: titled('Recuperar contraseña'),
      loader,
      lazy: {
        Component: async () =>
          (await import('../../pages/recuperar-contrasena-identificacion/request-recovery-page.tsx'))
            .RequestRecoveryPage,
      },
    },
    {
      path: `${paths.resetPassword}/:token`,
      loader: ({ params: { token } }) => redirect(`${paths.resetPassword}#${token}`),
    },
    {
      path: paths.resetPassword,
      handle: titled('Nueva contraseña'),
      loader,
      lazy: {
        Component: async () =>
          (await import('../../pages/recuperar-contrasena/reset-password-page.tsx')).ResetPasswordPage,
      },
    },
    // Without a guard: the link confirms with a session, and without one leads to the sign-in.
    {
      path: paths.confirmEmail,
      handle: titled('Confirmar correo'),
      lazy: {
        Component: async () => (await import('../../pages/confirmar-correo/confirm-email-page.tsx')).ConfirmEmailPage,
      },
    },
  ]
}
