import { useSelector } from '@xstate/react'
import type { CommandsActor } from '../../../machines/session/commands.machine.ts'
import type { ShortcutsActor } from '../../../machines/session/shortcuts/shortcuts.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { SwitchField } from '../../kit/SwitchField.tsx'
import { Text } from '../../kit/Text.tsx'
import { Keys } from './Keys.tsx'

/** Every shortcut this person has, and the switch for those of single keys. */
export const ShortcutsSheet = ({ commands }: { readonly commands: CommandsActor }) => {
  const shortcuts = useSelector(commands, ({ context }) => context.shortcuts)
  const keys = useSelector(commands, ({ children }) => children.shortcuts as ShortcutsActor)
  const areOn = useSelector(keys, ({ context }) => context.singleKeysAreOn)
  const close = () => commands.send({ type: 'overlay.closed' })
  const everywhere = shortcuts.filter(({ target }) => 'show' in target)
  const pages = shortcuts.filter(({ target }) => 'open' in target)
  return (
    <Dialog
      title="Keyboard shortcuts"
      confirmLabel="Close"
      onConfirm={close}
      onCancel={close}
      footer={
        <Button onClick={close} data-autofocus>
          Close
        </Button>
      }
    >
      <List title="Everywhere" shortcuts={everywhere} />
      <List title="Go to" shortcuts={pages} />
      <SwitchField
        label="Single-key shortcuts"
        hint="They are ignored while you type. Ctrl K (⌘ K on a Mac) always works."
        checked={areOn}
        onChange={(on) => commands.send({ type: 'singleKeys.switched', areOn: on })}
      />
    </Dialog>
  )
}

type ListProps = {
  readonly title: string
  readonly shortcuts: ReadonlyArray<Parameters<typeof Keys>[0]['shortcut'] & { readonly label: string }>
}

const List = ({ title, shortcuts }: ListProps) => (
  <section aria-label={title}>
    <Text as="h3" style="label" tone="muted">
      {title}
    </Text>
    <dl className={slot('keys', 'list')}>
      {shortcuts.map((shortcut) => (
        <div key={shortcut.label} className={slot('keys', 'line')}>
          <dt>{shortcut.label}</dt>
          <dd>
            <Keys shortcut={shortcut} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
