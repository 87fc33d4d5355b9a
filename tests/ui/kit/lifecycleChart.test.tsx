import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Lifecycle } from '../../../src/domain/kernel/lifecycle.ts'
import { LifecycleChart } from '../../../src/ui/kit/LifecycleChart.tsx'

type State = 'draft' | 'sent' | 'signed' | 'removed'
type Action = 'send' | 'sign' | 'recall' | 'remove'

const letter: Lifecycle<State, Action> = {
  draft: { send: 'sent', remove: 'removed' },
  sent: { sign: 'signed', recall: ['draft', 'sent'] },
  signed: {},
  removed: {},
}

const wasRead = (action: Action): string | undefined => (action === 'recall' ? 'It was read already.' : undefined)

const at = (here: State, denied = wasRead) =>
  render(
    <LifecycleChart
      of={letter}
      here={here}
      states={{ draft: 'Draft', sent: 'Sent', signed: 'Signed' }}
      actions={{ send: 'Send', sign: 'Sign', recall: 'Call back', remove: 'Remove' }}
      by={{ send: 'The writer', sign: 'The reader', recall: 'The writer', remove: 'The writer' }}
      denied={denied}
    />,
  )

const said = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))

describe('A lifecycle on a record', () => {
  it('shows every state in order, and which one it is', () => {
    at('sent')
    expect(said('Status changes')).toEqual(['Draft', 'SentNow', 'Signed'])
    expect(screen.getByText('Sent', { selector: '[aria-current=step]' })).toBeTruthy()
  })
  it('says what can happen next, where that leads, and who may', () => {
    at('draft')
    expect(said('Next steps')).toEqual(['Send SentThe writer', 'RemoveThe writer'])
  })
  it('says why what the table allows cannot be done', () => {
    at('sent')
    expect(said('Next steps')).toEqual(['Sign SignedThe reader', 'Call back DraftIt was read already.'])
  })
  it('says once why none of it can be done, where that is one reason', () => {
    at('draft', () => 'It is locked.')
    expect(said('Next steps')).toEqual(['Send Sent', 'Remove'])
    expect(screen.getByText('It is locked.')).toBeTruthy()
  })
  it('draws what leads on from here, and from each state to the next', () => {
    const { container } = at('draft')
    expect(container.querySelectorAll('.lifecycle__arrows path')).toHaveLength(2)
    const { container: sent } = at('sent')
    expect(sent.querySelectorAll('.lifecycle__arrows path')).toHaveLength(3)
  })
  it('says that nothing more can happen', () => {
    at('signed')
    expect(screen.queryByRole('list', { name: 'Next steps' })).toBeNull()
    expect(screen.getByText(/This is the final status/)).toBeTruthy()
  })
})
