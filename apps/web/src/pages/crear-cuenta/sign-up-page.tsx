import { type SignedUpUser, SignUpPanel } from '@contapro/ui'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { createCaptcha } from '../../adapters/captcha.ts'
import { sendLead } from '../../adapters/send-lead.ts'
import { useAppServices } from '../../app/app-services.ts'
import { paths } from '../../app/paths.ts'

/** Of the copyright line. */
const year = new Date().getFullYear()

/** `/crear-cuenta`: afterwards the first companies. */
export function SignUpPage(): ReactElement {
  const navigate = useNavigate()
  const { config } = useAppServices()
  const [captcha] = useState(() => createCaptcha(config))
  const goOn = (user: SignedUpUser): void => {
    sendLead(config, user)
    void navigate(paths.registerCompanies, { replace: true })
  }
  return <SignUpPanel year={year} captcha={captcha} onSignedUp={goOn} />
}
