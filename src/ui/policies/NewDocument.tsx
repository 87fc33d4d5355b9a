import { FilePlus2 } from 'lucide-react'
import { denials as gateDenials } from '../../domain/permissions/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { useMayManage } from './area.ts'

/** The way to a new policy or document, for those who manage them. */
export const NewDocument = () => {
  const denied = useMayManage('Create') ? undefined : gateDenials.featureNotGranted
  return (
    <LinkButton href={pathTo('hrDocumentCreate')} tone={denied === undefined ? 'solid' : 'outline'} denied={denied}>
      <FilePlus2 aria-hidden="true" />
      New document
    </LinkButton>
  )
}
