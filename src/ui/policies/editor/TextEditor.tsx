import { useSelector } from '@xstate/react'
import { useCallback, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import type { ReadText } from '../../../machines/policies/policyText.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Text } from '../../kit/Text.tsx'
import { PolicyImagesOf } from '../PolicyImage.tsx'
import { usePolicyWriting } from './area.ts'
import { ImagesDialog } from './ImagesDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { type Lost, lostWords } from './pasteWords.ts'
import { SlashMenu } from './SlashMenu.tsx'
import { Toolbar } from './Toolbar.tsx'
import { openText, type TextView } from './view.ts'

interface TextEditorProps {
  /** What it begins with. Another text is another editor: give it another key. */
  readonly content: PolicyContent
  readonly label: string
  /** How to ask it what stands in it. */
  readonly onOpen: (read: ReadText) => void
  readonly onChange: () => void
  readonly onSave?: () => void
}

/** A text that is written: the toolbar above it, and its own keys, rules and pasting (`view.ts`). */
export const TextEditor = (props: TextEditorProps) => {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<TextView>()
  const [lost, setLost] = useState<Lost | null>(null)
  const writing = usePolicyWriting()
  const link = useSelector(writing, ({ children }) => children.draft)
  const upload = useSelector(writing, ({ children }) => children.images)
  const imagesOf = useContext(PolicyImagesOf)
  const isOpen = useRef(false)
  const latest = useRef({ ...props, imagesOf })
  useLayoutEffect(() => {
    latest.current = { ...props, imagesOf }
  })

  useLayoutEffect(() => {
    if (!place.current) return
    const { content, label, onOpen } = latest.current
    const opened: TextView = openText(place.current, {
      content,
      attributes: {
        id,
        class: `prose ${slot('writing', 'text')}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}h`,
        'data-hint': 'Write here, or paste from another document.',
        spellcheck: 'true',
        translate: 'no',
      },
      listId: `${id}s`,
      onChange: () => latest.current.onChange(),
      onLost: setLost,
      onImages: (files) => writing.send({ type: 'images.asked', files }),
      addressOf: async (imageId) => {
        const of = latest.current.imagesOf
        return of === null ? null : of.images.fetch({ id: of.id, imageId })
      },
      onTooLarge: () => setLost('tooManyCells'),
      onLink: () => writing.send({ type: 'link.asked', href: opened.linkHere() }),
      onSave: () => latest.current.onSave?.(),
      onToolbar: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    })
    setView(opened)
    isOpen.current = true
    onOpen(opened.read)
    return () => {
      isOpen.current = false
      opened.close()
    }
  }, [id, writing])

  const next = useRef<((view: TextView) => void) | null>(null)
  const closeLink = (act: (view: TextView) => void) => {
    next.current = act
    writing.send({ type: 'link.closed' })
  }
  const goOn = useCallback(() => {
    const act = next.current ?? ((open: TextView) => open.focus())
    next.current = null
    // After the dialog has given the focus back.
    queueMicrotask(() => {
      if (view && isOpen.current) act(view)
    })
  }, [view])
  const hasNewImage = useRef(false)
  useEffect(() => {
    const { unsubscribe } = writing.on('images.arrived', ({ images }) => {
      next.current = (open) => {
        hasNewImage.current = true
        open.insertImages(images)
      }
    })
    return unsubscribe
  }, [writing])
  return (
    <div>
      <div className={slot('writing', 'frame')}>
        {view ? (
          <Toolbar
            view={view}
            textId={id}
            bar={bar}
            hasNewImage={hasNewImage}
            onLink={() => writing.send({ type: 'link.asked', href: view.linkHere() })}
          />
        ) : (
          <div className={slot('writing', 'tools')} style={{ height: 45 }} />
        )}
        <div className={slot('writing', 'place')}>
          <div ref={place} />
          {view ? <SlashMenu view={view} listId={`${id}s`} /> : null}
        </div>
      </div>
      <div role="status">
        {lost === null ? null : (
          <Banner
            tone="warning"
            action={
              <Button size="sm" onClick={() => setLost(null)}>
                Dismiss
              </Button>
            }
          >
            {lostWords(lost)}
          </Banner>
        )}
      </div>
      <div id={`${id}h`}>
        <Text style="small" tone="muted">
          Type / on an empty line to insert a heading, a list, a table or an image. Tab goes to the next cell of a
          table, or indents an item of a list. Press Escape, then Tab to leave the editor, and Alt F10 for the toolbar.
        </Text>
      </div>
      {upload === undefined ? null : <ImagesDialog upload={upload} onClosed={goOn} />}
      {link === undefined || view === undefined ? null : (
        <LinkDialog
          draft={link}
          isNew={view.linkHere() === ''}
          onLink={(href) => closeLink((open) => open.link(href))}
          onUnlink={() => closeLink((open) => open.unlink())}
          onClosed={goOn}
        />
      )}
    </div>
  )
}
