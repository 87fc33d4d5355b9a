import { wording } from '../../domain/session/wording.ts'
import { closedUnderWork, tenantOf } from '../../machines/session/app.selectors.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { useApp, useAppState } from './machines.tsx'

/**
 * The client was closed to the person in the middle of typing: what was typed cannot be saved any more, but it is still
 * theirs to copy, so the page stays until they have done with it.
 */
export const ClosedUnderWork = () => {
  const app = useApp()
  const reason = useAppState(closedUnderWork)
  const tenant = useAppState(tenantOf)
  if (reason === null) return null
  return (
    <Banner
      tone="danger"
      action={<Button onClick={() => app.send({ type: 'unsaved.givenUp' })}>{wording.giveUpUnsaved}</Button>}
    >
      {reason === 'inactive' ? `${wording.inactive}.` : wording.membershipEnded(tenant?.name ?? '')}{' '}
      {wording.unsavedStays}
    </Banner>
  )
}
