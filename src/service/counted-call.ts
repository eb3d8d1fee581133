/** Does the work of a call that was let in, and ends the call with what came of it, which counts it. */
export async function countedCall<Ticket extends { end(error?: unknown): void }, T>(
  ticket: Ticket,
  work: (ticket: Ticket) => Promise<T>,
): Promise<T> {
  try {
    const result = await work(ticket);
    ticket.end();
    return result;
  } catch (error) {
    ticket.end(error);
    throw error;
  }
}
