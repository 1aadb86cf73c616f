/** XMLHttpRequest as far as watched calls use it: answered as a fetch is. */
export const requestOver = (fetched: (url: string, init: RequestInit) => Promise<Response>) =>
  class {
    status = 0;
    responseText = '';
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    readonly #leave = new AbortController();
    readonly #headers = new Headers();
    #answered = new Headers();
    #method = 'GET';
    #url = '';
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.#answered.get(name);
    }
    abort() {
      this.#leave.abort();
      this.onabort?.();
    }
    async send(body: BodyInit | null) {
      const init = { method: this.#method, headers: this.#headers, body, signal: this.#leave.signal };
      try {
        const answered = await fetched(this.#url, init);
        if (this.#leave.signal.aborted) return;
        this.status = answered.status;
        this.#answered = answered.headers;
        this.responseText = await answered.text();
        this.onload?.();
      } catch {
        if (!this.#leave.signal.aborted) this.onerror?.();
      }
    }
  };
