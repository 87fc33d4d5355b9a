import {
  TourBackdrop,
  TourContent,
  TourDescription,
  TourPositioner,
  TourRoot,
  TourSpotlight,
  TourTitle,
  useTour,
} from '@ark-ui/react/tour'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../Button.tsx'
import { look, slot } from '../classes.ts'
import { alongWriting } from '../direction.ts'
import { Floating } from '../overlays/Floating.tsx'
import { Row, Stack } from '../Stack.tsx'
import { useStanding } from '../standing.ts'
import { Text } from '../Text.tsx'
import type { TourProps } from '../Tour.tsx'

/** Which stop shows is the owner's to say: Ark places the card, lights its target up and keeps the focus in. */
export const TourCard = (props: TourProps) => (
  <Floating>
    <Card {...props} />
  </Floating>
)

const Card = ({ stops, at, onForward, onBack, onLeave }: TourProps) => {
  const on = useRef<HTMLButtonElement>(null)
  const tour = useTour({
    steps: stops.map(({ id, title, text, target, side = 'bottom' }) => ({
      id,
      title,
      description: text,
      target,
      placement: side,
      type: 'tooltip',
    })),
    // What is shown is not pressed by the way; the page is back when the tour is over.
    preventInteraction: true,
    closeOnInteractOutside: false,
    keyboardNavigation: false,
    spotlightOffset: { x: 4, y: 4 },
    spotlightRadius: 8,
    // By Escape; or what a stop is about has gone, and the next one may be there.
    onStatusChange: ({ status }) => {
      if (status === 'dismissed') onLeave()
      if (status === 'not-found') onForward()
    },
  })
  const show = useEffectEvent((id: string) => (tour.open ? tour.setStep(id) : tour.start(id)))
  const id = stops[at]?.id
  useEffect(() => {
    if (id !== undefined) show(id)
  }, [id])

  useFocusBack()
  // The next key is for the stop that has come, wherever the button before it has gone.
  const shown = tour.open ? tour.step?.id : undefined
  useLayoutEffect(() => {
    if (shown !== undefined) on.current?.focus({ preventScroll: true })
  }, [shown])

  const press = (event: KeyboardEvent) => {
    const key = alongWriting(event)
    if (key === 'ArrowRight') onForward()
    if (key === 'ArrowLeft') onBack()
  }
  const isLast = at === stops.length - 1
  useStanding('dialog', tour.open)
  return (
    // Nothing fades out, and what has just come takes the focus.
    <TourRoot tour={tour} present>
      {tour.open ? (
        <>
          <TourBackdrop className={slot('dialog', 'backdrop')} />
          <TourSpotlight className={slot('tour', 'light')} />
          <TourPositioner className={slot('tour', 'place')}>
            <TourContent className={look('floating')} onKeyDown={press}>
              <div className={slot('tour', 'card')}>
                <Stack gap={2}>
                  <TourTitle />
                  <TourDescription />
                  <Row justify="between">
                    <Text as="span" style="small" tone="muted">
                      {`${at + 1} of ${stops.length}`}
                    </Text>
                    <Row>
                      {isLast ? null : (
                        <Button size="sm" tone="ghost" onClick={onLeave}>
                          Skip tour
                        </Button>
                      )}
                      {at === 0 ? null : (
                        <Button size="sm" onClick={onBack}>
                          Back
                        </Button>
                      )}
                      <Button size="sm" tone="solid" ref={on} onClick={onForward}>
                        {isLast ? 'Done' : 'Next'}
                      </Button>
                    </Row>
                  </Row>
                </Stack>
              </div>
            </TourContent>
          </TourPositioner>
        </>
      ) : null}
    </TourRoot>
  )
}

/** To where it was before the tour. */
const useFocusBack = () => {
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}
