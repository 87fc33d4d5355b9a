/** One message to one person. Plain text: nothing is loaded from anywhere when it is read. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A message that is to be sent once, however often it is asked for. */
export interface Posting extends Message {
  /** Unique within the tenant: what the message is about, such as `reminder:<certification>:<day>`. */
  readonly key: string
}

/** Hands a message over; rejects when it could not. The id is the same at every attempt. */
export type Deliver = (message: Message & { readonly id: string }) => Promise<void>

/** A rejection of `Deliver` that another attempt would meet as well: there is no such mailbox. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}
