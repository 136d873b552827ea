package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.StreamCommand;

/** Particles that are born one after the other while their window lasts, each where the effect was just then. */
public final class StreamState extends ParticleState {

    /** More are not born in one update; whoever waits this long does not see the difference. */
    private static final int MOST_PER_UPDATE = 4096;

    private final float intervalStart;
    private final float intervalEnd;
    private final float animRate;
    private final float ringSize;
    private final float[] births;
    private final float[] lives;
    private final float[] drawn;
    private final float[] places;
    private float interval;
    private float last;
    private float seconds;
    private int first;
    private int count;

    StreamState(int index, StreamCommand stream, int capacity) {
        super(
                index,
                stream,
                new Channel(stream.positionLow(), stream.positionHigh(), stream.positionJitter(), stream.positionExp()),
                new Channel(stream.sizeLow(), stream.sizeHigh(), stream.sizeJitter(), stream.sizeExp()),
                new Fade(stream.fadeStart(), stream.fadeEnd(), stream.fadePower()),
                capacity);
        intervalStart = stream.intervalStart();
        intervalEnd = stream.intervalEnd();
        animRate = stream.animRate();
        ringSize = stream.ringSize();
        births = new float[capacity];
        lives = new float[capacity];
        drawn = new float[capacity];
        places = new float[capacity * 3];
    }

    /** {@return the seconds from one particle to the next} */
    public float interval() {
        return interval;
    }

    @Override
    public int count() {
        return isActive() ? count : 0;
    }

    @Override
    public float age(int particle) {
        int place = place(particle);
        float life = lives[place];
        return life > 0 ? Math.min((seconds - births[place]) / life, 1) : 1;
    }

    @Override
    public float fraction(int particle) {
        return animRate < 0 ? drawn[place(particle)] : Curve.power(age(particle), animRate);
    }

    /** {@return where the effect was when a particle was born} */
    public float birthplace(int particle, int axis) {
        return places[place(particle) * 3 + axis];
    }

    @Override
    int place(int particle) {
        return (first + particle) % capacity();
    }

    @Override
    void reset() {
        super.reset();
        first = 0;
        count = 0;
    }

    @Override
    void enter(Moment now) {
        last = now.seconds();
        first = 0;
        count = 0;
    }

    @Override
    void update(Moment now) {
        seconds = now.seconds();
        interval = Curve.between(intervalStart, intervalEnd, progress(), 1);
        for (int born = 0; last + interval < seconds; born++) {
            if (born == MOST_PER_UPDATE || !(interval > 0)) {
                last = seconds;
                break;
            }
            last += interval;
            emit(now);
        }
        while (count > 0 && seconds - births[first] > lives[first]) {
            first = (first + 1) % capacity();
            count--;
        }
    }

    private void emit(Moment now) {
        if (capacity() == 0) {
            return;
        }
        if (count == capacity()) {
            first = (first + 1) % capacity();
            count--;
        }
        int place = place(count++);
        births[place] = last;
        lives[place] = ringSize * interval;
        float span = seconds - now.secondsBefore();
        float way = span > 0 ? (last - now.secondsBefore()) / span : 1;
        for (int axis = 0; axis < 3; axis++) {
            places[place * 3 + axis] = Curve.between(now.positionBefore(axis), now.position(axis), way, 1);
        }
        bear(place, now.random());
        drawn[place] = animRate < 0 ? now.random().unit() : 0;
    }
}
