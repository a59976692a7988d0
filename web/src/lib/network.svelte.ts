// Where others find this server, and opening it to the local network.

import { isOnlyHere } from './address';
import { api, type Network } from './api';
import { Once } from './once';

class Reach {
  #said = $state.raw<Network | null>(null); // by the server, which knows it here
  #answers = new Once<string, Network>();

  /** Where links lead; null if nobody else could follow them, as far as is known yet. */
  get links(): string | null {
    return isOnlyHere() ? (this.#said?.links ?? null) : location.origin;
  }

  /** Has the server said where links lead? */
  get isKnown(): boolean {
    return this.#said !== null;
  }

  /** Can the server be opened to the local network from here? */
  get canOpen(): boolean {
    return this.#said?.can_open === true && this.#said.links === null;
  }

  /** Ask the server. An address that is not of this computer alone needs no question. */
  async find(): Promise<void> {
    if (isOnlyHere()) this.#said = await this.#answers.get('', api.network);
  }

  async open(): Promise<void> {
    this.#answers.forget();
    this.#said = await api.openNetwork();
  }
}

export const reach = new Reach();
