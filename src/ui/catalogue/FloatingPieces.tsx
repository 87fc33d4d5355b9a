import { useActorRef, useSelector } from '@xstate/react'
import { StickyNote } from 'lucide-react'
import { useRef, useState } from 'react'
import { toastsMachine } from '../../machines/kit/toasts.machine.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import { Popover } from '../kit/Popover.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { Text } from '../kit/Text.tsx'
import { Toasts } from '../kit/Toasts.tsx'
import { Tour } from '../kit/Tour.tsx'
import { Piece } from './Piece.tsx'

const nothing = () => undefined

export const FloatingPieces = () => (
  <>
    <Piece of="Toasts">
      <SaidInPassing />
    </Piece>
    <Piece of="Menu">
      <Menu
        label="Actions"
        items={[
          { id: 'heading', heading: 'Ada Ng' },
          { id: 'open', label: 'Open', href: '#open' },
          { id: 'sorted', label: 'Sorted by name', checked: true, onSelect: nothing },
          'separator',
          { id: 'admin', label: 'Remove admin', denied: 'The last admin cannot be removed.', onSelect: nothing },
          { id: 'end', label: 'Terminate', tone: 'danger', onSelect: nothing },
        ]}
      />
    </Piece>
    <Piece of="Popover">
      <Row>
        <Popover label="Filters" content={(close) => <Button onClick={close}>Done</Button>} />
        <Popover label="More filters" denied="There is nothing to filter yet." content={() => null} />
      </Row>
    </Piece>
    <Piece of="Tour">
      <ShownRound />
    </Piece>
    <Piece of="Tooltip">
      <Row>
        <Button>Before it</Button>
        <IconButton label="Add a note" icon={<StickyNote />} />
      </Row>
    </Piece>
    <Piece of="Tabs">
      <Stack>
        <Tabs
          label="Parts of a record"
          tabs={[
            { href: '#overview', label: 'Overview' },
            { href: '#goals', label: 'Goals', count: 3 },
          ]}
          current="#overview"
          panelId="tab-panel"
        />
        <div id="tab-panel" role="tabpanel" aria-label="Overview">
          <Text>What the open tab shows.</Text>
        </div>
      </Stack>
    </Piece>
  </>
)

const ShownRound = () => {
  const [at, setAt] = useState<number | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  const last = useRef<HTMLButtonElement>(null)
  const stops = [
    { id: 'first', title: 'Start here', text: 'What you do first.', target: () => first.current },
    { id: 'last', title: 'End here', text: 'What you do last.', target: () => last.current },
  ]
  return (
    <Row>
      <Button onClick={() => setAt(0)}>Show me round</Button>
      <Button ref={first}>The first stop</Button>
      <Button ref={last}>The last stop</Button>
      {at === null ? null : (
        <Tour
          stops={stops}
          at={at}
          onForward={() => setAt(at === 1 ? null : 1)}
          onBack={() => setAt(0)}
          onLeave={() => setAt(null)}
        />
      )}
    </Row>
  )
}

const SaidInPassing = () => {
  const [position, setPosition] = useState<'bottom-right' | 'bottom-center'>('bottom-right')
  const actor = useActorRef(toastsMachine)
  const toasts = useSelector(actor, ({ context }) => context.toasts)
  const say = (kind: 'success' | 'error' | 'info', text: string) => actor.send({ type: 'toast.announced', kind, text })
  return (
    <>
      <Row>
        <Button onClick={() => say('success', 'Certification added successfully')}>Success, 5 seconds</Button>
        <Button onClick={() => say('error', 'The server cannot be reached. Check your connection and try again.')}>
          Error, 10 seconds
        </Button>
        <Button onClick={() => say('info', 'Nobody had to be reminded.')}>Nothing done, 5 seconds</Button>
        <Button onClick={() => setPosition(position === 'bottom-right' ? 'bottom-center' : 'bottom-right')}>
          Position: {position}
        </Button>
      </Row>
      <Toasts
        position={position}
        toasts={toasts.map(({ id, kind, text, times }) => ({
          id,
          tone: kind === 'error' ? 'danger' : kind,
          text: times > 1 ? `${text} (${times} times)` : text,
        }))}
        onDismiss={(id) => actor.send({ type: 'toast.dismissed', id })}
        onPause={() => actor.send({ type: 'toasts.attended' })}
        onResume={() => actor.send({ type: 'toasts.left' })}
      />
    </>
  )
}
