import { useSelector } from '@xstate/react'
import { ImagePlus } from 'lucide-react'
import { wording } from '../../domain/onboarding/wording.ts'
import type { WelcomeActor } from '../../machines/onboarding/welcome.machine.ts'
import { useTenant } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Text } from '../kit/Text.tsx'

/** § 2.5 'Add Your Company Logo', once per employee. */
export const WelcomeDialog = ({ welcome }: { readonly welcome: WelcomeActor }) => {
  const { name } = useTenant()
  const isShowing = useSelector(welcome, (snapshot) => snapshot.matches('showing'))
  return isShowing ? (
    <Dialog
      title={wording.welcome}
      confirmLabel={wording.upload}
      cancelLabel={wording.skipForNow}
      onConfirm={() => welcome.send({ type: 'upload.chosen' })}
      onCancel={() => welcome.send({ type: 'welcome.skipped' })}
    >
      <div className={slot('logoPreview', 'place')}>
        <ImagePlus aria-hidden="true" />
      </div>
      <Text tone="muted">
        It shows at the top of the menu for everyone at {name}. To add or change it later, select the logo there.
      </Text>
    </Dialog>
  ) : null
}
