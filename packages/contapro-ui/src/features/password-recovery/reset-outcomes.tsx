import type { JSX } from 'react'
import { TargetButton } from '../../host/target-link.tsx'
import { Link2OffIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { passwordRecoveryMessages } from './password-recovery.messages.ts'
import { RecoveryNotice } from './recovery-notice.tsx'

/** The link was used or is too old: another mail. */
export function LinkExpired(): JSX.Element {
  const texts = useTexts(passwordRecoveryMessages)
  return (
    <RecoveryNotice tone="warning" icon={Link2OffIcon} title={texts.expiredTitle} text={texts.expiredText}>
      <TargetButton destination={{ to: 'recoverPassword' }} variant="primary" size="lg" block>
        {texts.sendAgain}
      </TargetButton>
    </RecoveryNotice>
  )
}

/** The new password holds: on to the sign-in. */
export function PasswordChanged(): JSX.Element {
  const texts = useTexts(passwordRecoveryMessages)
  return (
    <RecoveryNotice tone="success" title={texts.doneTitle} text={texts.doneText}>
      <TargetButton destination={{ to: 'signIn' }} variant="primary" size="lg" block>
        {texts.signIn}
      </TargetButton>
    </RecoveryNotice>
  )
}
