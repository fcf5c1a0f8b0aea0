/** Real servers on one database, which can be killed and restarted. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { removeFolder, type ServerProcess, startServerProcess } from '../server-process.ts';

interface Node {
  readonly dataDir: string;
  process: ServerProcess;
}

export class Nodes {
  /** Log lines of level error or above. */
  readonly complaints: string[] = [];
  readonly #nodes: Node[] = [];
  readonly #environment: Readonly<Record<string, string>>;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  get count(): number {
    return this.#nodes.length;
  }

  async add(): Promise<void> {
    const dataDir = await mkdtemp(join(tmpdir(), 'trivia-node-'));
    this.#nodes.push({ dataDir, process: await this.#launch(dataDir) });
  }

  /** Address, such as `http://127.0.0.1:43210`, which changes on restarts. */
  addressOf(index: number): string {
    return this.#at(index).process.address;
  }

  async kill(index: number): Promise<void> {
    await this.#at(index).process.end('SIGKILL');
  }

  async startAgain(index: number): Promise<void> {
    const node = this.#at(index);
    node.process = await this.#launch(node.dataDir);
  }

  async remove(): Promise<void> {
    for (const { process, dataDir } of this.#nodes.splice(0)) {
      await process.end('SIGTERM');
      await removeFolder(dataDir);
    }
  }

  #at(index: number): Node {
    const node = this.#nodes[index % this.#nodes.length];
    if (!node) throw new RangeError(`There is no node ${index}`);
    return node;
  }

  async #launch(dataDir: string): Promise<ServerProcess> {
    const server = await startServerProcess({ ...this.#environment, DATA_DIR: dataDir });
    if (server.child.stdout) {
      createInterface(server.child.stdout).on('line', (line) => {
        if (line.startsWith('{')) this.complaints.push(line);
      });
    }
    return server;
  }
}
