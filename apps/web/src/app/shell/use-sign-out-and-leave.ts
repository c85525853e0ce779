import { useSignOut } from '@contapro/sdk/react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'

/** Cerrar sesión: ends the session and shows the sign-in. */
export function useSignOutAndLeave(): () => void {
  const signOut = useSignOut()
  const navigate = useNavigate()
  return useCallback(() => {
    signOut()
    void navigate(paths.signIn)
  }, [signOut, navigate])
}
