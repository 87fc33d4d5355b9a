import { FilePlus2 } from 'lucide-react'
import { denials as gateDenials } from '../../domain/permissions/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { Button } from '../kit/Button.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { useMayManage } from './area.ts'

/** The way to a new policy or document, for those who manage them. */
export const NewDocument = () => {
  const label = (
    <>
      <FilePlus2 aria-hidden="true" />
      New document
    </>
  )
  return useMayManage('Create') ? (
    <LinkButton href={pathTo('hrDocumentCreate')} tone="solid">
      {label}
    </LinkButton>
  ) : (
    <Button denied={gateDenials.featureNotGranted}>{label}</Button>
  )
}
