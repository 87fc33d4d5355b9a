import { Plus } from 'lucide-react'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

type AddNewButtonProps = {
  readonly label?: string
  /** Why nothing can be added now. */
  readonly denied?: string | undefined
} & ({ readonly href: string } | { readonly onPress: () => void })

/** § 2.6 The main action of a list. With an address it is a link, which can be opened in a new tab. */
export const AddNewButton = ({ label = 'Add New', denied, ...goal }: AddNewButtonProps) => {
  const words = (
    <>
      <Plus aria-hidden="true" />
      {label}
    </>
  )
  return 'href' in goal ? (
    <LinkButton href={goal.href} tone="solid" denied={denied}>
      {words}
    </LinkButton>
  ) : (
    <Button tone="solid" denied={denied} onClick={goal.onPress}>
      {words}
    </Button>
  )
}
