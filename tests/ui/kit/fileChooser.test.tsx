import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FileRule } from '../../../src/domain/kernel/fileChoice.ts'
import { FileButton } from '../../../src/ui/kit/FileButton.tsx'
import { FileChooser, type FileChoosing } from '../../../src/ui/kit/files/FileChooser.tsx'

const rule: FileRule = { kinds: ['pdf'], maxBytes: 1_000 }
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const names = (offer: readonly File[] | undefined) => offer?.map(({ name }) => name)

const choosing = (given: Partial<FileChoosing> = {}) => {
  const onOffered = vi.fn<FileChoosing['onOffered']>()
  render(<FileChooser rule={rule} files={[]} onOffered={onOffered} onRemoved={() => undefined} {...given} />)
  const zone = screen.getByText(/Drag and drop/)
  const drop = (files: readonly File[], entry: object | null = { isFile: true, isDirectory: false }) => {
    const items = files.map((one) => ({ kind: 'file', getAsFile: () => one, webkitGetAsEntry: () => entry }))
    const event = { dataTransfer: { files, items, types: ['Files'] } }
    fireEvent.dragOver(zone, event)
    fireEvent.drop(zone, event)
  }
  return { onOffered, drop, input: screen.getByLabelText<HTMLInputElement>('File') }
}

describe('A file is chosen', () => {
  it('where it is said which are taken, and how large', () => {
    choosing()
    expect(screen.getByRole('button', { name: 'choose a file', description: 'PDF, at most 1 kb' })).toBeTruthy()
  })

  it('by the browser’s chooser, twice the same if it must be', async () => {
    const { onOffered, input } = choosing()
    expect([input.accept, input.multiple]).toEqual(['.pdf', false])
    await userEvent.upload(input, file('a.pdf'))
    await userEvent.upload(input, file('a.pdf'))
    expect(onOffered.mock.calls.map(([offer]) => names(offer))).toEqual([['a.pdf'], ['a.pdf']])
  })

  it('or by dropping it; what is dropped is judged by its owner, whatever it is', async () => {
    const { onOffered, drop } = choosing()
    drop([file('a.pdf'), file('b.exe'), file('c.pdf', 0), file('d.pdf', 5_000)])
    await vi.waitFor(() => expect(names(onOffered.mock.lastCall?.[0])).toEqual(['a.pdf', 'b.exe', 'c.pdf', 'd.pdf']))
  })

  it('or by dropping one from a program that has no folders', async () => {
    const { onOffered, drop } = choosing()
    drop([file('mail.pdf')], null)
    await vi.waitFor(() => expect(onOffered.mock.calls.map(([offer]) => names(offer))).toEqual([['mail.pdf']]))
  })

  it('not while another is being sent', async () => {
    const { onOffered, drop, input } = choosing({ busy: true })
    drop([file('a.pdf')])
    await userEvent.click(screen.getByRole('button', { name: 'choose a file' }))
    expect([onOffered.mock.calls.length, input.disabled]).toEqual([0, true])
  })

  it('and beside the zone is not opened in the product’s place', async () => {
    choosing()
    await vi.waitFor(() => expect(fireEvent.drop(document.body)).toBe(false))
  })

  it('by a button alone', async () => {
    const onOffered = vi.fn<FileChoosing['onOffered']>()
    render(
      <FileButton label="Picture" accept="image/png" onOffered={onOffered}>
        Choose a picture
      </FileButton>,
    )
    await userEvent.upload(screen.getByLabelText('Picture'), new File(['x'], 'me.png', { type: 'image/png' }))
    expect(names(onOffered.mock.lastCall?.[0])).toEqual(['me.png'])
  })

  it('by no button that is denied', async () => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click')
    render(
      <FileButton label="Picture" accept="image/png" denied="Not yours." onOffered={() => undefined}>
        Choose a picture
      </FileButton>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose a picture', description: 'Not yours.' }))
    expect(opened).not.toHaveBeenCalled()
  })
})
